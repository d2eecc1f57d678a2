import { IconMoonStars } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './day-end.module.css';

/** First of the cards of a day that is done: opens what was learned. */
export function DayEndCard({
  timeIsUp,
  onOpen,
}: {
  readonly timeIsUp: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('pupil');
  const title = t('time.title');
  const text = t(timeIsUp ? 'time.text' : 'dayEnd.open');
  return (
    <li className={styles.wrap} data-sam-says>
      <button type="button" className={styles.card} onClick={onOpen}>
        <IconMoonStars aria-hidden="true" />
        <span>
          {title}
          <small>{text}</small>
        </span>
      </button>
      <ReadAloudButton text={`${title} ${text}`} />
    </li>
  );
}
