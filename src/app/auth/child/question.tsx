import { ReadAloudButton } from '../../pupil/ui/read-aloud/read-aloud-button';
import styles from './child-sign-in.module.css';

interface QuestionProps {
  readonly text: string;
  /** Text to read aloud, when it differs from the visible one. */
  readonly spoken?: string;
  readonly as?: 'h1' | 'p';
}

/** Asks a child a question, with a button that reads it aloud. */
export function Question({ text, spoken = text, as: Tag = 'h1' }: QuestionProps) {
  return (
    <div className={styles.asked}>
      <Tag className={styles.question} tabIndex={-1}>
        {text}
      </Tag>
      <ReadAloudButton text={spoken} />
    </div>
  );
}
