import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Particles } from '@games/kit/effects/particles';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { Stroke } from '@games/kit/parts/stroke/stroke';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { art } from './art.gen';
import { Brush } from './brush';
import { FieldView } from './field-view';
import type { Layout } from './layout';
import { Meerkat } from './meerkat';
import { flySand } from './sand';
import { Skeleton } from './skeleton';
import { Slide } from './slide';
import { SquareView } from './square-view';
import { game } from './tile-look';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ ground, acacia }: Layout): Record<LayerId, LayerPlace> => ({
  ground: { ...ground, depth: 0, still: true },
  'ground-tall': { ...ground, depth: 0, still: true },
  acacia: { ...acacia, depth: 70 },
});

interface DigSiteSpec {
  readonly layout: Layout;
  readonly particles: Particles;
  /** Finished rounds. */
  readonly rounds: number;
  /** Tint of the painted layers. */
  readonly light: number;
  /** Called when a finger brushed over the tile that is asked. */
  readonly brushed: (at: Point, input: InputMethod) => void;
  /** Called where a finger pulls the known number along its line. */
  readonly pulled: (at: Point) => void;
}

export type DigSite = ReturnType<typeof digSite>;

/** Draws the dig: pit with its square, bed with the skeleton, brush, and the meerkat that watches. */
export function digSite(kit: SceneKit, { layout, particles, rounds, light, brushed, pulled }: DigSiteSpec) {
  const { scene, motion, sounds, random, design } = kit;
  const fly = (at: Point, count: number, speed: number) =>
    flySand(particles, random, at, { count, speed, depth: 61 });
  const { orientation } = design;
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
  backdrop.tint(light);
  const skeleton = new Skeleton(scene, motion, layout, rounds);
  const square = new SquareView(scene, motion, layout);
  const field = new FieldView(scene, motion, square, design);
  const meerkat = new Meerkat(scene, motion, layout.meerkat);
  meerkat.onTouch(() => {
    sounds.play('snap');
    meerkat.cheer();
    fly(layout.meerkat, 6, 200);
  });
  const brush = new Brush(kit, layout.brush, (at, count) => fly(at, count, 150));
  const stroke = new Stroke(kit, {
    room: layout.hole,
    moved(path) {
      brush.follow(path);
      const at = path.at(-1);
      if (at !== undefined) meerkat.look(at);
    },
    through: (_, at, input) => brushed(at, input),
  });
  const slide = new Slide(scene, pulled);
  return { backdrop, skeleton, square, field, meerkat, brush, stroke, slide, fly };
}
