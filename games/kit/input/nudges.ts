import type { SceneKit } from '../scene-kit';
import { kitTexts } from '../texts';
import { dip, type Face, keyPlate } from './face';

interface NudgeSpec {
  /** Of what they move: their targets are `<id>-less`, `<id>-more`, … */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Room left between less and more, design px. */
  readonly middle: number;
  /** The large step; without it there are only ± 1. */
  readonly big?: number;
  /** They move a hand along something: arrows, for a number would be read as what the move is worth. */
  readonly arrows?: boolean;
  readonly by: (step: number) => void;
  /** Whether a step would change anything. */
  readonly can: (step: number) => boolean;
}

const key = { width: 88, height: 88 } as const;
const gap = 8;

/** Buttons that move a value: −10 −1 · +1 +10, in the order a switch scans them. Returns how far they reach from x. */
export function addNudges(kit: SceneKit, { id, x, y, middle, big, arrows, by, can }: NudgeSpec): number {
  const texts = kitTexts[kit.locale];
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
      label: arrows === true ? texts.moved(step) : step < 0 ? texts.less(size) : texts.more(size),
      object: plate,
      control: true,
      enabled: () => can(step),
      press: () => {
        dip(kit, plate);
        by(step);
      },
    });
  }
  return (big === undefined ? near : far) + key.width / 2;
}
