import type { Locale } from '@/maths/locale';
import { promptParts, promptSpeech } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import { ReadAloudButton } from '../read-aloud-button';
import { PromptPiece } from './prompt-piece';
import styles from './sum-line.module.css';

interface Props {
  readonly sum: Sum;
  readonly locale: Locale;
  /** What stands in the hole; empty is a question mark. */
  readonly inHole?: string;
  readonly state?: 'open' | 'right';
  /** With a button that reads it. */
  readonly aloud?: boolean;
}

/** A sum with a box for its hole, as on the card of a game; with its fractions, clock or line where it has them. */
export function SumLine({ sum, locale, inHole = '', state = 'open', aloud = false }: Props) {
  const parts = promptParts(sum, locale).map((part, place) => ({ part, place }));
  return (
    <p className={styles.sum}>
      <span className="unseen">{promptSpeech(sum, locale)}</span>
      {parts.map(({ part, place }) => (
        <PromptPiece key={place} part={part} locale={locale} inHole={inHole || '?'} state={state} />
      ))}
      {aloud && <ReadAloudButton text={promptSpeech(sum, locale)} />}
    </p>
  );
}
