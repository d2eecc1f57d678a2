import type { Scene, Types } from 'phaser';

/** Key of the texture every scene shares, and of the bitmap font of its digits. */
export const KIT = 'kit';

/** Drawn at twice design px; the largest drawing scale is 1.5. */
const FACTOR = 2;
/** Powers of two, so that it can have mipmaps and stays smooth on a small display. */
const WIDE = 2048;
const TALL = 1024;
/** What the bitmap font can write, besides the space. */
export const kitGlyphs = '0123456789+−×:÷=?,./()%€<>';
const GLYPH_SIZE = 62;

type Glyph = Types.GameObjects.BitmapText.BitmapFontCharacterData;

type Draw = (pen: CanvasRenderingContext2D, width: number, height: number) => void;

const frames = {
  card: [120, 116, plate('#fffdf6', '#fff3dd', 34, '#e8d3b0')],
  panel: [140, 140, plate('#fffdf8', '#fff6e4', 40, '#e8d3b0')],
  slot: [92, 72, slot('#e6f4f6', '#2b9fb3', true)],
  'slot-right': [92, 72, slot('#d9f4e4', '#1e8a66', false)],
  'chip-question': [64, 52, flat('#e6f4f6', 16)],
  'chip-right': [64, 52, flat('#d9f4e4', 16)],
  'chip-look': [64, 52, flat('#ffe6dc', 16)],
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
  badge: [44, 44, disc('#2b2a4c', '#fffaf0')],
  knob: [60, 60, disc('#1f8499', '#fffaf0')],
  spot: [72, 72, slot('rgba(255,250,240,0.55)', '#56557a', true)],
  star: [44, 44, star('#ffc83d', '#e8960c')],
  spark: [20, 20, ball('#fffbe0', '#ffd98a')],
  drop: [18, 18, ball('#f2fdff', '#9fe6f5')],
  shade: [8, 8, flat('#17182f', 0)],
  paper: [8, 8, flat('#ffffff', 0)],
} satisfies Record<string, readonly [number, number, Draw]>;

export type KitFrame = keyof typeof frames;

/** Draws the kit's texture once per page: cards, dots, ring, and the digits, so that they share one draw call. */
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

/** Puts boxes side by side on shelves, first come first placed. */
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
  // Hardly higher than a bracket: the page holds many.
  const height = Math.ceil(size * 1.12);
  pen.font = `700 ${size}px Andika, sans-serif`;
  pen.textBaseline = 'middle';
  pen.fillStyle = '#ffffff';
  // Phaser's type leaves out the advance its own code reads
  const chars: Record<number, Glyph & { xAdvance: number }> = {};
  for (const glyph of `${kitGlyphs} `) {
    const advance = glyph === ' ' ? size * 0.3 : pen.measureText(glyph).width;
    const width = Math.ceil(advance) + 4;
    const at = glyph === ' ' ? { x: 0, y: 0 } : shelf(width, height);
    // The middle of the line box is the middle of a digit: plates centre what is read, not the font's box.
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

function rounded(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

function plate(top: string, bottom: string, radius: number, lip: string): Draw {
  return (pen, width, height) => {
    pen.save();
    pen.shadowColor = 'rgba(74,58,154,0.28)';
    pen.shadowBlur = 10 * FACTOR;
    pen.shadowOffsetY = 3 * FACTOR;
    pen.fillStyle = lip;
    rounded(pen, 8, 7, width - 16, height - 19, radius - 6);
    pen.fill();
    pen.restore();
    const fill = pen.createLinearGradient(0, 6, 0, height - 18);
    fill.addColorStop(0, top);
    fill.addColorStop(1, bottom);
    pen.fillStyle = fill;
    rounded(pen, 8, 4, width - 16, height - 21, radius - 6);
    pen.fill();
  };
}

function flat(colour: string, radius: number): Draw {
  return (pen, width, height) => {
    pen.fillStyle = colour;
    rounded(pen, 0, 0, width, height, radius);
    pen.fill();
  };
}

function slot(fill: string, edge: string, dashed: boolean): Draw {
  return (pen, width, height) => {
    pen.fillStyle = fill;
    pen.strokeStyle = edge;
    pen.lineWidth = 3;
    if (dashed) pen.setLineDash([8, 6]);
    rounded(pen, 2, 2, width - 4, height - 4, 14);
    pen.fill();
    pen.stroke();
  };
}

function ball(light: string, dark: string): Draw {
  return (pen, width) => {
    const r = width / 2;
    const fill = pen.createRadialGradient(r * 0.7, r * 0.6, r * 0.1, r, r, r);
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(r, r, r - 1, 0, Math.PI * 2);
    pen.fill();
  };
}

function hollow(edge: string): Draw {
  return (pen, width) => {
    pen.strokeStyle = edge;
    pen.lineWidth = 2.5;
    pen.setLineDash([5, 4]);
    pen.beginPath();
    pen.arc(width / 2, width / 2, width / 2 - 3, 0, Math.PI * 2);
    pen.stroke();
  };
}

/** Two bands, dark and light, so that the focus shows on any ground. */
function ring(pen: CanvasRenderingContext2D, width: number, height: number): void {
  for (const [inset, line, colour] of [
    [4, 8, '#2b2a4c'],
    [4, 4, '#ffd35c'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    rounded(pen, inset, inset, width - inset * 2, height - inset * 2, 24);
    pen.stroke();
  }
}

function button(top: string, bottom: string, lip: string): Draw {
  return (pen, width) => {
    pen.fillStyle = lip;
    rounded(pen, 4, 9, width - 8, width - 8, width / 2);
    pen.fill();
    const fill = pen.createLinearGradient(0, 4, 0, width);
    fill.addColorStop(0, top);
    fill.addColorStop(1, bottom);
    pen.fillStyle = fill;
    rounded(pen, 4, 4, width - 8, width - 8, width / 2);
    pen.fill();
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.moveTo(29, 22);
    pen.lineTo(50, 36);
    pen.lineTo(29, 50);
    pen.closePath();
    pen.fill();
  };
}

/** A key that stands up from its ground. */
function raised(top: string, bottom: string, lip: string): Draw {
  return (pen, width, height) => {
    pen.save();
    pen.shadowColor = 'rgba(43,42,76,0.25)';
    pen.shadowBlur = 5 * FACTOR;
    pen.shadowOffsetY = 2 * FACTOR;
    pen.fillStyle = lip;
    rounded(pen, 3, 8, width - 6, height - 13, 18);
    pen.fill();
    pen.restore();
    const fill = pen.createLinearGradient(0, 2, 0, height - 12);
    fill.addColorStop(0, top);
    fill.addColorStop(1, bottom);
    pen.fillStyle = fill;
    rounded(pen, 3, 2, width - 6, height - 15, 18);
    pen.fill();
  };
}

function disc(fill: string, edge: string): Draw {
  return (pen, width) => {
    pen.fillStyle = fill;
    pen.strokeStyle = edge;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.arc(width / 2, width / 2, width / 2 - 3, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
  };
}

/** The sign of the erase key: an arrow's head with a cross in it. */
function erase(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.fillStyle = '#56557a';
  pen.beginPath();
  pen.moveTo(2, height / 2);
  pen.lineTo(16, 4);
  pen.lineTo(width - 4, 4);
  pen.lineTo(width - 4, height - 4);
  pen.lineTo(16, height - 4);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = '#fffaf0';
  pen.lineWidth = 4.5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(22, 13);
  pen.lineTo(36, 27);
  pen.moveTo(36, 13);
  pen.lineTo(22, 27);
  pen.stroke();
}

function check(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 8;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(7, height * 0.55);
  pen.lineTo(width * 0.38, height - 8);
  pen.lineTo(width - 7, 8);
  pen.stroke();
}

function star(light: string, dark: string): Draw {
  return (pen, width) => {
    const r = width / 2;
    const fill = pen.createLinearGradient(0, 0, 0, width);
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    pen.fillStyle = fill;
    pen.strokeStyle = dark;
    pen.lineJoin = 'round';
    pen.lineWidth = 3;
    pen.beginPath();
    for (let k = 0; k < 10; k++) {
      const reach = (k % 2 === 0 ? 0.9 : 0.48) * r;
      const angle = (k * Math.PI) / 5 - Math.PI / 2;
      pen.lineTo(r + reach * Math.cos(angle), r + reach * Math.sin(angle));
    }
    pen.closePath();
    pen.stroke();
    pen.fill();
  };
}

/** Taken away: pale, with a stroke through it. */
function crossed(fill: string, line: string): Draw {
  return (pen, width, height) => {
    ball(fill, fill)(pen, width, height);
    pen.strokeStyle = line;
    pen.lineWidth = 3.5;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(width * 0.2, width * 0.8);
    pen.lineTo(width * 0.8, width * 0.2);
    pen.stroke();
  };
}

/** Too many: a square among the circles. */
function extra(light: string, dark: string): Draw {
  return (pen, width) => {
    const fill = pen.createLinearGradient(0, 0, 0, width);
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    pen.fillStyle = fill;
    rounded(pen, 4, 4, width - 8, width - 8, 7);
    pen.fill();
  };
}
