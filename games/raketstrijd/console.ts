import type { InputMethod } from '@games/kit/input/targets';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { isComplete } from '@games/kit/parts/number-pad/typing';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { Lever } from './lever';
import type { Step } from './lines';
import { writeStep } from './writing';

const longest = 9;
const size = { most: 44, least: 32 } as const;
const pale = 0xf4ecff;
const mint = 0x9dffce;

interface ConsoleSpec {
  readonly label: () => string;
  readonly pushed: (share: number) => void;
  readonly launch: (raw: string, input: InputMethod) => void;
}

/** The desk of the launch: keys, the lever, and the screen below the keys that shows the steps after a miss. */
export class Console {
  readonly lever: Lever;
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #pad: NumberPad | undefined;
  #isRest = false;
  #lines: (GameObjects.BitmapText | GameObjects.Text)[] = [];

  constructor(kit: SceneKit, layout: Layout, spec: ConsoleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#put(false);
    this.lever = new Lever(kit, layout, {
      label: spec.label,
      pushed: spec.pushed,
      isReady: () => isComplete(this.#pad?.value ?? ''),
      commit: (input) => spec.launch(this.#pad?.value ?? '', input),
    });
  }

  /** Clears what was typed; a division with remainder has an r instead of a comma. */
  begin(isRest: boolean): void {
    if (isRest === this.#isRest) this.#pad?.clear();
    else this.#put(isRest);
    this.clear();
    this.lever.refresh();
  }

  /** Writes the steps on the screen, one after another. */
  async write(steps: readonly Step[]): Promise<void> {
    const { motion, sounds } = this.#kit;
    const rows = steps.flatMap((step) => this.#rowsOf(step));
    const { y, height } = this.#layout.screen;
    const each = Math.min(58, height / Math.max(1, rows.length));
    const shown = rows.map(({ parts }, row) => {
      for (const part of parts) part.setY(y + (row - (rows.length - 1) / 2) * each).setAlpha(0);
      return parts;
    });
    this.#lines = shown.flat();
    for (const parts of shown) {
      sounds.play('line');
      await motion.tween({ targets: [...parts], alpha: 1, duration: 130 });
    }
  }

  clear(): void {
    for (const line of this.#lines) line.destroy();
    this.#lines = [];
  }

  #put(isRest: boolean): void {
    this.#pad?.destroy();
    this.#isRest = isRest;
    const { x, y, key } = this.#layout.pad;
    this.#pad = new NumberPad(this.#kit, {
      x,
      y,
      layout: 'block',
      key,
      longest,
      ...(isRest ? { remainder: true } : { comma: true }),
      changed: (value) => {
        this.#kit.card.type(value);
        this.lever?.refresh();
      },
    });
  }

  /** A step on one line, or on two where it is long. */
  #rowsOf(step: Step) {
    const [left, right] = writeStep(step, this.#kit.locale);
    const { x, width } = this.#layout.screen;
    const put = (text: string, colour: number, most: number) => {
      const line = textOnPlate(this.#kit, { x, y: 0 }, text, most, colour);
      return line.setDepth(20);
    };
    for (let most = size.most; most >= size.least; most -= 4) {
      const [a, b] = [put(left, pale, most), put(right, mint, most)];
      const whole = a.width + b.width + 12;
      if (whole <= width) {
        a.setX(x - whole / 2 + a.width / 2);
        b.setX(x + whole / 2 - b.width / 2);
        return [{ parts: [a, b] }];
      }
      a.destroy();
      b.destroy();
    }
    return [{ parts: [put(left, pale, size.least + 2)] }, { parts: [put(right, mint, size.least + 2)] }];
  }
}
