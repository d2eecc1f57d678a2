import type { AnswerRequest } from '@games/kit/api/bus';
import { inputOfClick } from '@games/kit/input/switch-press';
import { useRef } from 'react';
import { answerText } from '@/maths/sum/prompt';
import styles from '../simple-view.module.css';
import type { AnswerModeProps } from './types';

/** Offers the options as buttons and marks the chosen one when it is right. */
export function ChooseMode({
  task,
  locale,
  onAnswer,
  right,
}: AnswerModeProps & { readonly right: string | null }) {
  return (task.options ?? []).map(({ id, value }, place) => (
    <AnswerButton
      // Keyed by position, so that the focus stays on its button from sum to sum.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={place}
      value={value}
      text={answerText(value, locale)}
      chosen={right === value}
      onAnswer={(input) => onAnswer({ kind: 'choice', optionId: id }, input)}
    />
  ));
}

interface AnswerButtonProps {
  readonly value: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly onAnswer: (input: AnswerRequest['input']) => void;
}

function AnswerButton({ value, text, chosen, onAnswer }: AnswerButtonProps) {
  const touch = useRef(false);
  return (
    <button
      type="button"
      className={styles.answer}
      data-value={value}
      data-chosen={chosen}
      onPointerDown={({ pointerType }) => {
        touch.current = pointerType === 'touch';
      }}
      onClick={({ detail }) => onAnswer(detail === 0 ? inputOfClick() : touch.current ? 'touch' : 'pointer')}
    >
      {text}
    </button>
  );
}
