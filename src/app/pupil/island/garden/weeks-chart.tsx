import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import styles from './garden-page.module.css';
import { Petals } from './petals';

type Week = CallReply<'readOwnWork'>['weeks'][number];

/** Shows the right answers of the last weeks as sunflowers: the more answers, the taller. */
export function WeeksChart({ weeks }: { readonly weeks: readonly Week[] }) {
  const { t } = useTranslation('pupil');
  const most = Math.max(20, ...weeks.map(({ right }) => right));
  const nameOf = (back: number) =>
    back === 0 ? t('work.thisWeek') : back === 1 ? t('work.agoOne') : t('work.ago', { count: back });
  return (
    <ol className={styles.weeks}>
      {weeks.map(({ week, right }, place) => (
        <li key={week}>
          <span className="unseen">
            {`${nameOf(weeks.length - 1 - place)}: ${t('work.right', { count: right })}`}
          </span>
          <b aria-hidden="true">{right > 0 ? right : ''}</b>
          <span
            aria-hidden="true"
            className={styles.stem}
            data-bare={right === 0}
            style={{ blockSize: `${Math.max(3, (right / most) * 100)}%` }}
          >
            {right > 0 && <Sunflower smiles={place === weeks.length - 1} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

const petals = Array.from({ length: 12 }, (_, petal) => petal * 30);
const sunPetal = (turn: number) => (turn % 60 === 0 ? '#ffc83d' : '#f5a52a');

/** The sunflower of this week has a face. */
function Sunflower({ smiles }: { readonly smiles: boolean }) {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <Petals turns={petals} y={-13} rx={4.4} ry={6.6} colour={sunPetal} />
      <circle r="10" fill="#8a5a3a" />
      <circle cx="-1" cy="-1" r="8.4" fill="#a8744a" />
      {smiles && (
        <g fill="#2b2a4c">
          <circle cx="-3.6" cy="-2.2" r="1.5" />
          <circle cx="3.6" cy="-2.2" r="1.5" />
          <path
            d="M-4 2.4Q0 6.4 4 2.4"
            fill="none"
            stroke="#2b2a4c"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </g>
      )}
    </svg>
  );
}
