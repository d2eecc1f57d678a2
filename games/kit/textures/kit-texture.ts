import type { Scene, Types } from 'phaser';
import {
  ball,
  button,
  check,
  chevrons,
  crossed,
  type Draw,
  disc,
  erase,
  extra,
  FACTOR,
  flat,
  hollow,
  plate,
  pointingHand,
  raised,
  ring,
  ripple,
  slot,
  star,
} from './kit-drawings';
import { clockFace, coin, note } from './thing-drawings';

/** Key of the texture all scenes share, and of its bitmap font. */
export const KIT = 'kit';

/** Powers of two, so that the texture can have mipmaps and looks smooth on a small display. */
const WIDE = 2048;
const TALL = 1024;
/** Characters of the bitmap font, besides the space; the r is for 6 r 2. */
export const kitGlyphs = '0123456789+−×:÷=?,./()%€<>r';
const GLYPH_SIZE = 62;

type Glyph = Types.GameObjects.BitmapText.BitmapFontCharacterData;

const frames = {
  card: [120, 116, plate('#fffdf6', '#fff3dd', 34, '#e8d3b0')],
  panel: [140, 140, plate('#fffdf8', '#fff6e4', 40, '#e8d3b0')],
  slot: [92, 72, slot('#e6f4f6', '#2b9fb3', true)],
  'slot-right': [92, 72, slot('#d9f4e4', '#1e8a66', false)],
  'chip-question': [64, 52, flat('#e6f4f6', 16)],
  'chip-right': [64, 52, flat('#d9f4e4', 16)],
  'chip-wrong': [64, 52, flat('#ffe6dc', 16)],
  'chip-hint': [64, 52, flat('#ece8fb', 16)],
  'dot-a': [36, 36, ball('#ff9d80', '#e8583a')],
  'dot-b': [36, 36, ball('#4fb9cb', '#17719f')],
  'dot-c': [36, 36, ball('#ffe39a', '#e09a10')],
  'dot-taken': [36, 36, crossed('#f3c6ba', '#8a5a4a')],
  'dot-over': [36, 36, extra('#c9b6f5', '#6a53c4')],
  'dot-empty': [36, 36, hollow('#b9a98a')],
  tray: [40, 40, flat('#f3e6c8', 12)],
  ring: [64, 64, ring],
  go: [72, 76, button('#48b9c5', '#1f8499', '#125564')],
  key: [84, 88, raised('#fffdf6', '#ffeccb', '#dcbf8f')],
  'key-strong': [84, 88, raised('#2f9fb0', '#176b7d', '#0f4e5d')],
  erase: [48, 40, erase],
  check: [48, 44, check],
  step: [48, 44, chevrons(1)],
  leap: [48, 44, chevrons(2)],
  badge: [44, 44, disc('#2b2a4c', '#fffaf0')],
  clock: [140, 140, clockFace('#fffdf8', '#2b2a4c')],
  'coin-copper': [56, 56, coin('#f6c9a6', '#c9764a', '#d98f62')],
  'coin-gold': [56, 56, coin('#ffe9a3', '#dfa52c', '#eebb3f')],
  'coin-1': [56, 56, coin('#ffe9a3', '#dfa52c', '#d6dbe6')],
  'coin-2': [56, 56, coin('#f4f5f7', '#a9b1c2', '#f0c24c')],
  note: [84, 48, note],
  knob: [60, 60, disc('#1f8499', '#fffaf0')],
  spot: [72, 72, slot('rgba(255,250,240,0.55)', '#56557a', true)],
  hand: [72, 90, pointingHand],
  ripple: [84, 84, ripple],
  star: [44, 44, star('#ffc83d', '#e8960c')],
  spark: [20, 20, ball('#fffbe0', '#ffd98a')],
  drop: [18, 18, ball('#f2fdff', '#9fe6f5')],
  shade: [8, 8, flat('#17182f', 0)],
  paper: [8, 8, flat('#ffffff', 0)],
} satisfies Record<string, readonly [number, number, Draw]>;

export type KitFrame = keyof typeof frames;

/** Draws the kit's texture once a page: cards, dots, ring and digits, so that they share one draw call. */
export function makeKitTexture(scene: Scene): void {
  if (scene.textures.exists(KIT)) return;
  const texture = scene.textures.createCanvas(KIT, WIDE, TALL);
  if (texture === null) throw new Error('kit-texture');
  const pen = texture.context;
  const shelf = shelves();
  const placed: (() => void)[] = [];
  for (const [name, [width, height, draw]] of Object.entries(frames)) {
    const at = shelf(width * FACTOR, height * FACTOR);
    pen.save();
    pen.translate(at.x, at.y);
    pen.scale(FACTOR, FACTOR);
    draw(pen, width, height);
    pen.restore();
    placed.push(() => {
      const frame = texture.add(name, 0, at.x, at.y, width * FACTOR, height * FACTOR);
      frame?.setTrim(width, height, 0, 0, width, height);
    });
  }
  const font = drawGlyphs(pen, shelf);
  texture.refresh();
  const source = texture.source[0];
  if (source !== undefined) source.resolution = FACTOR;
  for (const place of placed) place();
  scene.cache.bitmapFont.add(KIT, { data: font, texture: KIT, frame: null, fromAtlas: false });
}

/** Packs boxes side by side in rows, in the order they come. */
function shelves() {
  let x = 2;
  let y = 2;
  let tallest = 0;
  return (width: number, height: number) => {
    if (x + width + 4 > WIDE) {
      x = 2;
      y += tallest + 4;
      tallest = 0;
    }
    if (y + height > TALL) throw new Error('kit-texture-full');
    const at = { x, y };
    x += width + 4;
    tallest = Math.max(tallest, height);
    return at;
  };
}

function drawGlyphs(
  pen: CanvasRenderingContext2D,
  shelf: ReturnType<typeof shelves>,
): Types.GameObjects.BitmapText.BitmapFontData {
  const size = GLYPH_SIZE * FACTOR;
  // Hardly higher than a bracket, because the texture holds many glyphs.
  const height = Math.ceil(size * 1.12);
  pen.font = `700 ${size}px Andika, sans-serif`;
  pen.textBaseline = 'middle';
  pen.fillStyle = '#ffffff';
  // Phaser's type lacks the advance its own code reads.
  const chars: Record<number, Glyph & { xAdvance: number }> = {};
  for (const glyph of `${kitGlyphs} `) {
    const advance = glyph === ' ' ? size * 0.3 : pen.measureText(glyph).width;
    const width = Math.ceil(advance) + 4;
    const at = glyph === ' ' ? { x: 0, y: 0 } : shelf(width, height);
    // Centres digits, not the box of the font, so that they look centred on plates.
    if (glyph !== ' ') pen.fillText(glyph, at.x + 2, at.y + height / 2 + size * 0.07);
    chars[glyph.charCodeAt(0)] = {
      x: at.x,
      y: at.y,
      width,
      height,
      centerX: Math.floor(width / 2),
      centerY: Math.floor(height / 2),
      xOffset: -2,
      yOffset: 0,
      xAdvance: advance,
      data: {},
      kerning: {},
      u0: at.x / WIDE,
      v0: 1 - at.y / TALL,
      u1: (at.x + width) / WIDE,
      v1: 1 - (at.y + height) / TALL,
    };
  }
  return { font: KIT, size, lineHeight: height, retroFont: false, chars };
}
