import { ReadAloudButton } from '../pupil/read-aloud-button';
import styles from './child-sign-in.module.css';

interface AskedProps {
  readonly text: string;
  /** What is read aloud, when that says more than what is written. */
  readonly spoken?: string;
  readonly as?: 'h1' | 'p';
}

/** What a child is asked, with a button that reads it to a child that cannot read it yet. */
export function Asked({ text, spoken = text, as: Tag = 'h1' }: AskedProps) {
  return (
    <div className={styles.asked}>
      <Tag className={styles.question} tabIndex={-1}>
        {text}
      </Tag>
      <ReadAloudButton text={spoken} />
    </div>
  );
}
