import type { Particles } from '@games/kit/effects/particles';
import { WordPlate } from '@games/kit/feedback/word-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { type Garment, garmentOf } from './garments';
import type { Layout } from './layout';
import type { Rope } from './rope';
import { broughtBy } from './rules';
import { texts } from './texts.gen';
import { Wind } from './wind';

interface WindyDay {
  /** Garments that were hung well this round. */
  readonly washed: readonly Garment[];
  readonly particles: Particles;
  readonly rope: Rope;
  /** Receives the strength of the wind every frame, from −1 to 1. */
  readonly blows: (wind: number) => void;
  /** Receives the wind, which is to be updated every frame. */
  readonly begun: (wind: Wind) => void;
  /** Shows what the round brought. */
  readonly grow: () => Promise<void>;
  /** Finished rounds, with this one. */
  readonly rounds: number;
}

/** The celebration: the child blows through the washing, then the family keeps one thing of it. */
export async function windyDay(
  kit: SceneKit,
  layout: Layout,
  { washed, particles, rope, blows, begun, grow, rounds }: WindyDay,
): Promise<void> {
  const t = texts[kit.locale];
  const plate = new WordPlate(kit, layout.words, 'right');
  const say = async (text: string) => {
    kit.say(text);
    await plate.say(text);
  };
  await say(t('wind'));
  kit.sounds.play('wind');
  const wind = new Wind(kit, layout, {
    washed,
    particles,
    rope,
    blows,
    label: t('blow'),
    blown: () => kit.sounds.play('wind'),
  });
  begun(wind);
  await wind.blow();
  const garment = t(`garments.${garmentOf(rounds)}`);
  await Promise.all([grow(), say(t(broughtBy(rounds), { garment }))]);
  await kit.motion.wait(700);
  plate.destroy();
}
