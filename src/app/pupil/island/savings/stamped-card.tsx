import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import type { GameSettings } from '../../../shared/offered-games';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import button from '../../ui/round-button.module.css';
import { SavingsCard, type SavingsCardState } from '../../ui/savings/savings-card';
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

/** Shows the current savings card and the full ones before it; pressing a stamp tells what it was earned for. */
export function StampedCard({ pupilId, card, gameSettings }: StampedCardProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const last = card.full + 1;
  const [number, setNumber] = useState(last);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = number < last ? { ...card, stamps: card.size } : card;
  const stamps = useStamps(pupilId, number, shown.stamps);
  const words = stamps.map((stamp) => stampText(stamp, { t, locale, gameSettings }));
  const [stamp, told] = chosen === null ? [] : [stamps[chosen], words[chosen]];
  const count = t('savings.stamps', { stamps: shown.stamps, size: shown.size });
  const how = [t('savings.how'), ...(stamps.length > 0 ? [t('savings.press')] : [])].join(' ');
  const turnTo = (next: number) => {
    setNumber(next);
    setChosen(null);
  };
  return (
    <div className={styles.saved}>
      <SavingsCard
        key={number}
        card={shown}
        told={words.map(({ said }) => said)}
        chosen={chosen}
        onChoose={setChosen}
      />
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
            {how} <ReadAloudButton text={`${count}. ${how}`} />
          </p>
        )}
      </div>
    </div>
  );
}
