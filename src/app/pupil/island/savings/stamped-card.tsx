import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import type { GameSettings } from '../../../shared/offered-games';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import button from '../../ui/round-button.module.css';
import { CardHead, SavingsCard, type SavingsCardState } from '../../ui/savings/savings-card';
import styles from './savings-page.module.css';
import { StampStory } from './stamp-story';
import { stampText } from './stamp-text';
import { useStamps } from './use-stamps';

interface StampedCardProps {
  readonly pupilId: string;
  /** The current card. */
  readonly card: SavingsCardState;
  /** How the office set games. */
  readonly gameSettings: GameSettings;
}

const fullCard = (card: SavingsCardState, look: SavingsCardState['filled']): SavingsCardState => ({
  ...card,
  ...look,
  stamps: look?.size ?? card.size,
});

/** A full card of which nothing else is known. */
const plain = ({ art: _, title: __, ...card }: SavingsCardState): SavingsCardState =>
  fullCard(card, undefined);

/** Shows the current savings card and the full ones before it; pressing a stamp tells what it was earned for. */
export function StampedCard({ pupilId, card, gameSettings }: StampedCardProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const last = card.full + 1;
  const [number, setNumber] = useState(last);
  const [chosen, setChosen] = useState<number | null>(null);
  const { told: read, failed } = useStamps(pupilId, number, number < last ? card.size : card.stamps);
  const stamps = read?.stamps ?? [];
  // An older card looks as it did when it was begun, which only the server knows.
  const found =
    number === last ? card : read !== null ? fullCard(card, read.look) : failed ? plain(card) : null;
  const shown = found ?? card;
  const words = stamps.map((stamp) => stampText(stamp, { t, locale, gameSettings }));
  const [stamp, told] = chosen === null ? [] : [stamps[chosen], words[chosen]];
  const count = t('savings.stamps', { stamps: shown.stamps, size: shown.size });
  // Who has stamps knows how they come: then the ear alone tells it.
  const canPress = shown.stamps > 0 && !failed;
  const how = t(canPress ? 'savings.press' : 'savings.how');
  const aloud = canPress ? `${how} ${t('savings.how')}` : how;
  const turnTo = (next: number) => {
    setNumber(next);
    setChosen(null);
  };
  return (
    <div className={styles.saved}>
      <div className={styles.card} data-turning={found === null}>
        <CardHead card={shown} />
        <SavingsCard
          key={number}
          card={shown}
          told={words.map(({ said }) => said)}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <div className={styles.count}>
        {card.full > 0 && (
          <button
            type="button"
            className={button.small}
            aria-label={t('savings.before')}
            disabled={number === 1}
            onClick={() => turnTo(number - 1)}
          >
            <IconChevronLeft aria-hidden="true" />
          </button>
        )}
        <output>{count}</output>
        {card.full > 0 && (
          <button
            type="button"
            className={button.small}
            aria-label={t('savings.after')}
            disabled={number === last}
            onClick={() => turnTo(number + 1)}
          >
            <IconChevronRight aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={styles.what}>
        {stamp !== undefined && told !== undefined ? (
          <StampStory stamp={stamp} words={told} />
        ) : (
          <p className={styles.how}>
            {how} <ReadAloudButton text={`${count}. ${aloud}`} />
          </p>
        )}
      </div>
    </div>
  );
}
