import type { Locale } from '@/maths/locale';
import { dividedBy, isWhole, minus, notation } from '@/maths/number/rational';
import type { Picture } from '@/maths/strategy/picture';
import type { PromptPart } from '@/maths/sum/prompt';
import { MathsPicture } from './picture/maths-picture';
import styles from './sum-line.module.css';

interface Props {
  readonly part: PromptPart;
  readonly locale: Locale;
  readonly inHole: string;
  readonly state: 'open' | 'right';
}

type LinePart = Extract<PromptPart, { kind: 'line' }>;

/** Most marks that can still be told apart. */
const mostParts = 20;

function lineOf({ line, at }: LinePart): Picture {
  const { min, max, step } = line;
  const steps = step ? dividedBy(minus(max, min), step) : null;
  const parts = steps && isWhole(steps) ? [steps.num, 10].find((count) => count <= mostParts) : undefined;
  return {
    kind: 'number-line',
    from: min,
    to: max,
    parts: parts ?? 1,
    jumps: [],
    labels: [min, max].map((end) => ({ at: end, label: notation(end) })),
    points: at ? [{ at, label: '?', role: 'second' }] : [],
  };
}

/** Renders one piece of a prompt. Hidden from screen readers: the sum is read as a whole. */
export function PromptPiece({ part, locale, inHole, state }: Props) {
  const hole = (
    <span className={styles.hole} data-state={state}>
      {inHole}
    </span>
  );
  const orHole = (text: string) => (text === '▢' ? hole : text);
  switch (part.kind) {
    case 'hole':
      return (
        <span aria-hidden="true" className={styles.hole} data-state={state}>
          {inHole}
        </span>
      );
    case 'fraction':
      return (
        <span aria-hidden="true" className={styles.fraction}>
          {part.whole !== null && <span>{part.whole}</span>}
          <span className={styles.stack}>
            <span>{orHole(part.num)}</span>
            <span>{orHole(part.den)}</span>
          </span>
        </span>
      );
    case 'clock':
      return (
        <span aria-hidden="true" className={styles.clock}>
          <MathsPicture
            picture={{ kind: 'clocks', clocks: [{ time: part.minutes }] }}
            locale={locale}
            width={200}
            height={200}
          />
        </span>
      );
    case 'line':
      return (
        <span aria-hidden="true" className={styles.line}>
          <MathsPicture picture={lineOf(part)} locale={locale} width={480} height={110} />
        </span>
      );
    case 'hint':
      return (
        <span aria-hidden="true" className={styles.hint}>
          {part.text}
        </span>
      );
    default:
      return (
        <span aria-hidden="true" className={part.text === ',' ? styles.comma : undefined}>
          {part.text}
        </span>
      );
  }
}
