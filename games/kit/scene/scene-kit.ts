import type { Scene } from 'phaser';
import type { Locale } from '@/maths/locale';
import type { Random } from '@/maths/random';
import type { Bus } from '../api/bus';
import type { Motion } from '../effects/motion';
import type { Sound } from '../effects/sound';
import type { Targets } from '../input/targets';
import type { Design } from '../layout/design';
import type { WriteText } from '../text/hi-dpi-text';
import type { SumCard } from './sum-card';

/** Context that the parts of the kit are created with; a scene provides it as `this.kit`. */
export interface SceneKit {
  readonly scene: Scene;
  readonly bus: Bus;
  readonly motion: Motion;
  readonly sounds: Sound;
  readonly card: SumCard;
  readonly targets: Targets;
  readonly random: Random;
  readonly design: Design;
  readonly locale: Locale;
  /** Writes words in Andika. */
  readonly words: WriteText;
  /** Announces a text in the live region. */
  say(text: string): void;
}
