import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { valueIn } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import type { Locale } from '@/maths/locale';
import type { Rational } from '@/maths/number/rational';
import { answerText } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import type { Chart } from './chart';
import { game } from './game-id';
import type { Layout } from './layout';
import type { Rocket } from './rocket';
import type { Plate, ScaleView } from './scale-view';
import { type Span, shareIn, spanOfMiss } from './sky-scale';
import type { Stations } from './stations';
import { toNumber } from './writing';

/** Distance of two dots of the way that was left. */
const dot = 26;

export interface Miss {
  readonly sum: Sum;
  readonly chart: Chart;
  /** What Ruw made of it, if it was awake. */
  readonly about: Rational | null;
  /** The head of the scale before. */
  readonly top: number;
  /** Canonical notations of what was given and of the right answer. */
  readonly answered: string | null;
  readonly correct: string;
}

interface World {
  readonly scale: ScaleView;
  readonly rocket: Rocket;
  readonly stations: Stations;
  readonly layout: Layout;
  /** Leaves smoke behind a rocket that flies. */
  readonly trail: (foot: Point) => void;
}

export const heightGiven = ({ sum, answered }: Miss): number => {
  const value = valueIn(answered, sum);
  return value === null ? 0 : Math.max(0, toNumber(value));
};

/** An answer as it stands on a plate: 33 r 5. */
export const numberOf = (canonical: string, locale: Locale): string =>
  /^\d+r\d+$/.test(canonical) ? canonical.replace('r', ' r ') : answerText(canonical, locale);

const spanOf = (miss: Miss): Span => spanOfMiss(toNumber(miss.chart.asked), heightGiven(miss), miss.top);

/** How many times nearer Ruw has to be than the child to be worth a look. */
const muchNearer = 2;

/**
 * Returns Ruw's number where it shows what an estimate is good for: it is much nearer than the child, and stands well
 * inside what is seen. Else null.
 */
export function nearerRuw(miss: Miss): number | null {
  if (miss.about === null) return null;
  const [about, right, given] = [toNumber(miss.about), toNumber(miss.chart.asked), heightGiven(miss)];
  const share = shareIn(spanOf(miss), about);
  const isNearer = Math.abs(given - right) > muchNearer * Math.abs(about - right);
  return isNearer && share > 0.08 && share < 0.9 ? about : null;
}

/** The rocket flies to the height that the child gave; a small gap is looked at from nearby. */
export async function flyAstray({ locale, sounds }: SceneKit, world: World, miss: Miss): Promise<void> {
  const given = heightGiven(miss);
  const text = numberOf(miss.answered ?? '0', locale);
  world.scale.show(miss.sum, miss.chart, spanOf(miss), {
    about: null,
    plates: [{ value: given, text, kind: 'given' }],
  });
  sounds.play('ignite');
  await world.rocket.flyTo(world.scale.heightOf(given), 420, world.trail);
  sounds.play('hover');
}

/** Shows the station beside the child's height, and the way from one to the other. Returns what removes it. */
export async function showGap(
  { scene, motion, locale }: SceneKit,
  world: World,
  miss: Miss,
): Promise<() => void> {
  const { scale, rocket, stations, layout } = world;
  const given = heightGiven(miss);
  const plates: Plate[] = [
    { value: toNumber(miss.chart.asked), text: numberOf(miss.correct, locale), kind: 'right' },
    { value: given, text: numberOf(miss.answered ?? '0', locale), kind: 'given' },
  ];
  scale.show(miss.sum, miss.chart, spanOf(miss), { about: null, plates });
  const [from, to] = [scale.heightOf(given), scale.heightOf(toNumber(miss.chart.asked))];
  const station = stations.appear(to);
  const ghost = scene.add.image(layout.lane, from, game, 'rocket').setAlpha(0.4).setDepth(6.5);
  const count = Math.max(0, Math.floor(Math.abs(to - from) / dot) - 1);
  const dots: GameObjects.Image[] = Array.from({ length: count }, (_, k) =>
    scene.add
      .image(layout.lane + 46, from + ((to - from) * (k + 1)) / (count + 1), game, 'dash')
      .setDepth(6.4),
  );
  for (const each of dots) each.setAlpha(0);
  if (dots.length > 0) await motion.tween({ targets: dots, alpha: 1, duration: 120 });
  await rocket.flyTo(to, 360);
  return () => {
    ghost.destroy();
    for (const each of dots) each.destroy();
    station.destroy();
  };
}
