import type { AnswerRequest } from '@games/kit/api/bus';
import { inputOfClick } from '@games/kit/input/switch-press';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** Tracks the input device used last, to record how an answer was given. */
export function useInputDevice() {
  const last = useRef<AnswerRequest['input']>('pointer');
  return {
    input: () => last.current,
    watch: {
      onPointerDownCapture: ({ pointerType }: PointerEvent) => {
        last.current = pointerType === 'touch' ? 'touch' : 'pointer';
      },
      onClickCapture: () => {
        if (inputOfClick() === 'switch') last.current = 'switch';
      },
      onKeyDownCapture: (_: KeyboardEvent) => {
        last.current = 'keyboard';
      },
    },
  };
}
