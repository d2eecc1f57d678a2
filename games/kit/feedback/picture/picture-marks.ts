import type { GameObjects, Scene } from 'phaser';
import type { Locale } from '@/maths/locale';
import type { Picture, PictureRole } from '@/maths/strategy/picture';
import type { Point } from '../../layout/design';
import type { TextPen } from '../../text/hi-dpi-text';
import { ink } from '../../text/number-text';
import { textOnPlate } from '../../text/text-on-plate';
import { KIT, type KitFrame } from '../../textures/kit-texture';
import { onCircle } from './mark';
import { type Box, layoutPicture, type Mark, type Tone } from './picture-layout';

const dotFrames = {
  first: 'dot-a',
  second: 'dot-b',
  third: 'dot-c',
  taken: 'dot-taken',
  missing: 'dot-empty',
  over: 'dot-over',
} as const satisfies Record<PictureRole, KitFrame>;

/** Lit and shaded side of each colour; the canvas always draws on the light plate. */
const colours: Readonly<Record<Tone, readonly [number, number]>> = {
  first: [0xffb39c, 0xf98163],
  second: [0x8fdbe6, 0x4fb9cb],
  third: [0xffe39a, 0xfbc546],
  over: [0xd3c4f8, 0xa08be6],
  taken: [0xf3c6ba, 0xf3c6ba],
  missing: [0xfffaf0, 0xfffaf0],
  rest: [0xf0e4cb, 0xe8d9ba],
  ink: [ink, ink],
  faint: [0x8a879c, 0x8a879c],
  line: [0x176b7d, 0x176b7d],
  paper: [0xffffff, 0xfffaf0],
  focus: [0xece8fb, 0xe0d9f8],
  'bead-red': [0xff8f80, 0xd93a2b],
  'bead-white': [0xffffff, 0xf1eef8],
  crust: [0xf0c98b, 0xcf9650],
  copper: [0xf0b48c, 0xd4855a],
  gold: [0xffe28a, 0xeebb3f],
  silver: [0xf4f5f7, 0xc3c9d6],
  'note-5': [0xdfe4e2, 0xb3beba],
  'note-10': [0xffc3b4, 0xef8f7f],
  'note-20': [0xbcdcf8, 0x80b5e6],
  'note-50': [0xffd8a6, 0xf2ab5e],
  'note-100': [0xc8e8b8, 0x92c77c],
  'on-shape': [ink, ink],
};

/** Darker variants for lines and words, which need more contrast. */
const strong: Partial<Readonly<Record<Tone, number>>> = {
  first: 0xc9421f,
  second: 0x1b7f9e,
  third: 0xb97800,
  over: 0x6a53c4,
};

const lineColour = (tone: Tone): number => strong[tone] ?? colours[tone][1];

const EDGE = 0x8a879c;

/** Draws a picture of the maths and returns its container, whose origin is the top left corner. */
export function drawPicture(kit: TextPen, picture: Picture, box: Box, locale: Locale): GameObjects.Container {
  return kit.scene.add.container(
    0,
    0,
    layoutPicture(picture, box, locale).map((mark) => drawMark(kit, mark)),
  );
}

function drawMark(kit: TextPen, mark: Mark): GameObjects.GameObject {
  const { scene } = kit;
  switch (mark.kind) {
    case 'dot':
      return scene.add.image(mark.x, mark.y, KIT, dotFrames[mark.role]).setDisplaySize(mark.size, mark.size);
    case 'tray':
      return scene.add
        .nineslice(mark.x, mark.y, KIT, 'tray' satisfies KitFrame, mark.width, mark.height, 14, 14, 14, 14)
        .setOrigin(0);
    case 'number':
      return textOnPlate(
        kit,
        mark,
        mark.text,
        mark.size,
        mark.tone === undefined ? ink : lineColour(mark.tone),
      );
    case 'line':
      return stroke(scene, mark.tone ?? 'line', mark.width).lineBetween(mark.x1, mark.y1, mark.x2, mark.y2);
    case 'arc':
      return arc(scene, mark);
    case 'box':
      return box(scene, mark);
    case 'disc':
      return disc(scene, mark);
    case 'slice':
      return slice(scene, mark);
    case 'shape':
      return outlined(scene.add.graphics().fillStyle(colours[mark.tone][1]), mark.points).fillPath();
  }
}

const stroke = (scene: Scene, tone: Tone, width = 4) =>
  scene.add.graphics().lineStyle(width, lineColour(tone), 1);

function arc(scene: Scene, mark: Extract<Mark, { kind: 'arc' }>) {
  const pen = stroke(scene, mark.tone ?? 'line').beginPath();
  const middle = (mark.x1 + mark.x2) / 2;
  const wide = Math.abs(mark.x2 - mark.x1) / 2;
  pen.moveTo(mark.x1, mark.y);
  const steps = 24;
  for (let k = 1; k <= steps; k++) {
    const angle = Math.PI * (1 - k / steps);
    const x = middle + Math.sign(mark.x2 - mark.x1) * wide * Math.cos(angle);
    pen.lineTo(x, mark.y - mark.height * Math.sin(angle));
  }
  return pen.strokePath();
}

/** Heights of the layers of light, relative to the box. */
const lit = [0.86, 0.64, 0.42, 0.22] as const;

/** Draws the shaded colour and, over it, layers of the lit one: soft light from above. */
function box(scene: Scene, { x, y, width, height, radius, tone }: Extract<Mark, { kind: 'box' }>) {
  const [light, deep] = colours[tone];
  const round = Math.min(radius, width / 2, height / 2);
  const pen = scene.add.graphics().fillStyle(deep).fillRoundedRect(x, y, width, height, round);
  if (tone === 'missing') return pen.lineStyle(2.5, EDGE).strokeRoundedRect(x, y, width, height, round);
  if (light !== deep) {
    pen.fillStyle(light, 0.3);
    for (const share of lit) {
      pen.fillRoundedRect(x, y, width, height * share, Math.min(round, (height * share) / 2));
    }
  }
  if (tone === 'taken') {
    pen.lineStyle(3.5, 0x8a3d2a).lineBetween(x + 5, y + height - 5, x + width - 5, y + 5);
  }
  return pen;
}

function disc(scene: Scene, { x, y, radius, tone }: Extract<Mark, { kind: 'disc' }>) {
  const [light, deep] = colours[tone];
  const pen = scene.add.graphics().fillStyle(deep).fillCircle(x, y, radius);
  if (tone === 'missing' || tone === 'bead-white') return pen.lineStyle(2.5, EDGE).strokeCircle(x, y, radius);
  return light === deep
    ? pen
    : pen.fillStyle(light, 0.8).fillCircle(x - radius * 0.06, y - radius * 0.08, radius * 0.88);
}

function slice(scene: Scene, { x, y, radius, from, to, tone }: Extract<Mark, { kind: 'slice' }>) {
  const steps = Math.max(2, Math.ceil((to - from) * 48));
  const rim = Array.from({ length: steps + 1 }, (_, k) =>
    onCircle(x, y, radius, from + ((to - from) * k) / steps),
  );
  const points = to - from >= 1 ? rim : [{ x, y }, ...rim];
  const pen = scene.add.graphics().fillStyle(colours[tone][1]).lineStyle(2.5, 0xffffff);
  return outlined(pen, points).fillPath().strokePath();
}

/** Traces a closed path through the points. */
function outlined(pen: GameObjects.Graphics, points: readonly Point[]): GameObjects.Graphics {
  pen.beginPath();
  points.forEach(({ x, y }, place) => {
    if (place === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  return pen.closePath();
}
