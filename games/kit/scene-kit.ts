import type { GameObjects, Scene, Types } from 'phaser';
import type { Locale } from '@/maths/locale';
import type { Random } from '@/maths/random';
import type { Bus } from './bus';
import type { Design } from './design';
import type { HandOver } from './hand-over';
import type { Motion } from './motion';
import type { Sound } from './sound';
import type { SumCard } from './sum-card';
import type { Targets } from './targets';

/** What a part of the kit is made with; a scene hands it on as `this.kit`. */
export interface SceneKit {
  readonly scene: Scene;
  readonly bus: Bus;
  readonly motion: Motion;
  readonly noise: Sound;
  readonly card: SumCard;
  readonly targets: Targets;
  readonly random: Random;
  readonly design: Design;
  readonly locale: Locale;
  /** What a part holds that is half made goes over a turned screen. */
  readonly handsOver: HandOver;
  /** Words in Andika, crisp on every display. */
  words(x: number, y: number, text: string, style: Types.GameObjects.Text.TextStyle): GameObjects.Text;
  /** Said once by the live region. */
  say(text: string): void;
}
