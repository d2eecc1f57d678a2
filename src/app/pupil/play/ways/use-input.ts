import type { AnswerRequest } from '@games/kit/bus';
import { handOfClick } from '@games/kit/input/switch-press';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** Remembers by which means an answer was made: whatever was used last. */
export function useInput() {
  const last = useRef<AnswerRequest['input']>('pointer');
  return {
    input: () => last.current,
    watch: {
      onPointerDownCapture: ({ pointerType }: PointerEvent) => {
        last.current = pointerType === 'touch' ? 'touch' : 'pointer';
      },
      onClickCapture: () => {
        if (handOfClick() === 'switch') last.current = 'switch';
      },
      onKeyDownCapture: (_: KeyboardEvent) => {
        last.current = 'keyboard';
      },
    },
  };
}
