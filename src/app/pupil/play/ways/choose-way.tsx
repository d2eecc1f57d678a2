import type { AnswerRequest } from '@games/kit/bus';
import { handOfClick } from '@games/kit/input/switch-press';
import { shown } from '@games/kit/notation';
import { useRef } from 'react';
import styles from '../simple-view.module.css';
import type { WayProps } from './way';

/** The answers offered; the chosen one that is right is marked. */
export function ChooseWay({ task, locale, onAnswer, right }: WayProps & { readonly right: string | null }) {
  return (task.options ?? []).map(({ id, value }, place) => (
    <AnswerButton
      // The place is the key: the keyboard stays on its button from sum to sum.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={place}
      value={value}
      text={shown(value, locale)}
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
      onClick={({ detail }) => onAnswer(detail === 0 ? handOfClick() : touch.current ? 'touch' : 'pointer')}
    >
      {text}
    </button>
  );
}
