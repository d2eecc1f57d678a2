import { useTranslation } from 'react-i18next';
import { artOf, type CardArt, cardHeads, cardStamps, ownStamp, partsOfArt } from '@/contract/card-rules';
import { stampPictures, stripOf } from '../../pupil/ui/savings/card-pictures';
import { Fieldset } from '../shared/forms/fieldset';
import styles from './savings-cards.module.css';
import { useCardWords } from './use-card-words';

interface CardArtFieldsProps {
  readonly art: CardArt;
  readonly onChange: (art: CardArt) => void;
}

/** The pictures that a card can have: one at its head, and one on its stamps. */
export function CardArtFields({ art, onChange }: CardArtFieldsProps) {
  const { t } = useTranslation('office');
  const { stampName } = useCardWords();
  const { head, stamp } = partsOfArt(art) ?? { head: 'stars', stamp: 'star' };
  const isOwn = stamp === ownStamp(head);
  return (
    <>
      <Fieldset legend={t('savingsCards.art')}>
        <div className={styles.arts}>
          {cardHeads.map((each) => (
            <Choice
              key={each}
              name="art"
              label={t(`savingsCards.arts.${each}`)}
              picture={stripOf(each)[400]}
              checked={each === head}
              // A stamp that belongs to the head goes with it; one that was chosen stays.
              onChoose={() => onChange(isOwn ? each : artOf(each, stamp))}
            />
          ))}
        </div>
      </Fieldset>
      <Fieldset legend={t('savingsCards.stamp')}>
        <div className={styles.arts} data-of="stamps">
          {cardStamps.map((each) => (
            <Choice
              key={each}
              name="stamp"
              label={stampName(each)}
              picture={stampPictures(each).stamp[96]}
              checked={each === stamp}
              onChoose={() => onChange(artOf(head, each))}
            />
          ))}
        </div>
      </Fieldset>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly picture: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ name, label, picture, checked, onChoose }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>
      <img src={picture} alt="" />
      {label}
    </span>
  </label>
);
