import type { Locale } from '@/maths/locale';
import { promptParts, promptSpeech } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import { ReadAloudButton } from '../ui/read-aloud/read-aloud-button';
import { PromptPiece } from './prompt-piece';
import styles from './sum-line.module.css';

interface Props {
  readonly sum: Sum;
  readonly locale: Locale;
  /** Content of the hole; a question mark when empty. */
  readonly inHole?: string;
  readonly state?: 'open' | 'right';
  /** Adds a button that reads the sum aloud. */
  readonly aloud?: boolean;
}

/** Shows a sum with a box for its hole, including its fractions, clock or line. */
export function SumLine({ sum, locale, inHole = '', state = 'open', aloud = false }: Props) {
  const parts = promptParts(sum, locale).map((part, place) => ({ part, place }));
  // Words and large numbers would take two lines: they are set smaller.
  const isLong =
    parts.reduce((length, { part }) => length + (part.kind === 'line' ? 0 : part.text.length), 0) > 18;
  const hasLine = parts.some(({ part }) => part.kind === 'line');
  return (
    <p className={styles.sum} data-long={isLong || undefined} data-line={hasLine || undefined}>
      <span className="unseen">{promptSpeech(sum, locale)}</span>
      {parts.map(({ part, place }) => (
        <PromptPiece key={place} part={part} locale={locale} inHole={inHole || '?'} state={state} />
      ))}
      {aloud && <ReadAloudButton text={promptSpeech(sum, locale)} />}
    </p>
  );
}
