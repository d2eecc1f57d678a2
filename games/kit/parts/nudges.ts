import type { SceneKit } from '../scene/scene-kit';
import { texts as kitTexts } from '../text/texts.gen';
import { dip, type Face, keyPlate } from './key-face';

interface NudgeSpec {
  /** Prefix of the target ids: `<id>-less`, `<id>-more`, … */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Space between less and more, design px. */
  readonly middle: number;
  /** The large step; without it there are only buttons for ± 1. */
  readonly big?: number;
  /** Shows arrows instead of numbers, where a number would be read as the value of the move. */
  readonly arrows?: boolean;
  readonly by: (step: number) => void;
  /** Returns whether a step is possible. */
  readonly can: (step: number) => boolean;
}

const key = { width: 88, height: 88 } as const;
const gap = 12;

/** Adds buttons that change a value: −10 −1 · +1 +10, in scan order. Returns how far they reach from x. */
export function addNudges(kit: SceneKit, { id, x, y, middle, big, arrows, by, can }: NudgeSpec): number {
  const t = kitTexts[kit.locale];
  const near = middle / 2 + gap + key.width / 2;
  const far = near + key.width + gap;
  const nudges = [
    ...(big === undefined ? [] : [{ step: -big, at: -far, name: 'much-less' }]),
    { step: -1, at: -near, name: 'less' },
    { step: 1, at: near, name: 'more' },
    ...(big === undefined ? [] : [{ step: big, at: far, name: 'much-more' }]),
  ];
  for (const { step, at, name } of nudges) {
    const size = Math.abs(step);
    const icon: Face = { icon: size === 1 ? 'step' : 'leap', flipped: step < 0 };
    const face: Face = arrows === true ? icon : { text: step < 0 ? `−${size}` : `+${size}` };
    const plate = keyPlate(kit, { x: x + at, y, ...key }, face).setDepth(700);
    kit.targets.add({
      id: `${id}-${name}`,
      label:
        arrows === true
          ? t(step < 0 ? 'back' : 'forward', { count: size })
          : t(step < 0 ? 'less' : 'more', { by: size }),
      object: plate,
      control: true,
      enabled: () => can(step),
      repeats: true,
      press: () => {
        dip(kit, plate);
        by(step);
      },
    });
  }
  return (big === undefined ? near : far) + key.width / 2;
}
