import { addSheet } from '@games/kit/celebration/sheet';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { game, type Layout } from './layout';
import { type StarFigure, starsAround } from './star-figures';

const glow = 0xffe39a;
/** Distance at which a finger joins the next star, design px. */
const reach = 60;
/** The picture draws itself where nobody does: after this time, and then a line every so often, ms. */
const alone = { after: 1800, every: 240 } as const;
/** Sounds of the lines, low to high. */
const notes = 5;
/** Time the whole picture stands, ms. */
const portrait = 1000;

/** A picture of stars, with what its lines are drawn by. */
export interface Picture {
  readonly box: GameObjects.Container;
  readonly pen: GameObjects.Graphics;
  readonly stars: readonly GameObjects.Image[];
}

/** Draws the stars of a picture, without lines. */
function starsOf(scene: Scene, figure: StarFigure, size: number, side: number): Picture {
  const pen = scene.add.graphics();
  const stars = starsAround(figure, { x: 0, y: 0 }, size).map(({ x, y }) =>
    scene.add.image(x, y, KIT, 'star' satisfies KitFrame).setDisplaySize(side, side),
  );
  return { box: scene.add.container(0, 0, [pen, ...stars]), pen, stars };
}

/** Draws the first lines of a picture; all of them make it shine from within. */
function drawLines({ pen, stars }: Picture, lines: number, width: number): void {
  pen.clear();
  const [first] = stars;
  if (first === undefined || lines === 0) return;
  const trace = (upTo: number) => {
    pen.beginPath().moveTo(first.x, first.y);
    for (let line = 1; line <= upTo; line++) {
      const { x, y } = stars[line % stars.length] ?? first;
      pen.lineTo(x, y);
    }
  };
  if (lines >= stars.length) {
    pen.fillStyle(glow, 0.16);
    trace(stars.length);
    pen.fillPath();
  }
  for (const [wide, alpha] of [
    [width * 2.4, 0.22],
    [width, 0.95],
  ] as const) {
    pen.lineStyle(wide, glow, alpha);
    trace(lines);
    pen.strokePath();
  }
}

/** Draws a small finished picture in the sky; its stars come first, so that they get the colours of their volume. */
export function smallPicture(scene: Scene, figure: StarFigure, { x, y }: Point, size: number) {
  const picture = starsOf(scene, figure, size, 13);
  drawLines(picture, picture.stars.length, 2.5);
  return [...picture.stars, picture.box.setPosition(x, y).setAlpha(0.85).setDepth(6)];
}

/**
 * Lets the child join the stars of a picture, from star to star: a finger draws, each press of a key draws one line, and
 * it draws itself where nobody does. Returns the whole picture.
 */
export async function joinStars(
  kit: SceneKit,
  { picture: place, go }: Layout,
  figure: StarFigure,
  label: string,
): Promise<Picture> {
  const { scene, motion, sounds } = kit;
  const picture = starsOf(scene, figure, place.size, 46);
  const { box, stars } = picture;
  box.setPosition(place.x, place.y).setDepth(68).setAlpha(0);
  const halo = scene.add.image(0, 0, game, 'halo').setScale(1.2);
  box.addAt(halo, 1);
  motion.idle({ targets: halo, scale: 1.7, duration: 520 });
  const band = scene.add.graphics().setDepth(67);
  let lines = 0;
  let idle = 0;
  let whole = () => {};
  const next = () => stars[(lines + 1) % stars.length];
  const join = () => {
    if (lines >= stars.length) return;
    sounds.play(`note-${lines % notes}`);
    lines += 1;
    drawLines(picture, lines, 7);
    const star = stars[lines % stars.length];
    if (star !== undefined)
      void motion.flourish({ targets: star, scale: star.scale * 1.4, duration: 110, yoyo: true });
    const to = lines < stars.length ? next() : undefined;
    halo.setVisible(to !== undefined);
    if (to !== undefined) halo.setPosition(to.x, to.y);
    else whole();
  };
  const draw = () => {
    const { isDown, worldX, worldY } = scene.input.activePointer;
    band.clear();
    if (!isDown || lines >= stars.length) return;
    idle = 0;
    const to = next();
    if (to !== undefined && Math.hypot(box.x + to.x - worldX, box.y + to.y - worldY) < reach) join();
    const from = stars[lines % stars.length];
    if (from !== undefined && lines < stars.length)
      band.lineStyle(6, glow, 0.5).lineBetween(box.x + from.x, box.y + from.y, worldX, worldY);
  };
  halo.setPosition(next()?.x ?? 0, next()?.y ?? 0);
  await motion.tween({ targets: box, alpha: 1, duration: 300 });
  const events = ['pointerdown', 'pointermove', 'pointerup'] as const;
  for (const event of events) scene.input.on(event, draw);
  const close = addSheet(kit, {
    id: 'join',
    label,
    repeats: true,
    press: (input) => {
      idle = 0;
      if (input !== 'pointer' && input !== 'touch') join();
    },
  });
  const all = new Promise<void>((done) => {
    whole = done;
  });
  let isOver = false;
  const byItself = async () => {
    while (!isOver && lines < stars.length) {
      await motion.wait(alone.every);
      idle += alone.every;
      if (!isOver && idle > alone.after) join();
    }
  };
  await withSkip(kit, go, Promise.race([all, byItself()]));
  isOver = true;
  for (const event of events) scene.input.off(event, draw);
  close();
  band.destroy();
  halo.destroy();
  lines = stars.length;
  drawLines(picture, lines, 7);
  sounds.play('whole');
  await motion.flourish({ targets: box, scale: 1.08, duration: 180, yoyo: true, ease: 'Quad.Out' });
  return picture;
}

/** Lets a whole picture be looked at, then fly to its place in the sky. */
export async function hang(
  kit: SceneKit,
  box: GameObjects.Container,
  to: Point,
  scale: number,
): Promise<void> {
  await kit.motion.wait(portrait);
  await kit.motion.tween({ targets: box, ...to, scale, duration: 520, ease: 'Cubic.InOut' });
  box.destroy();
}
