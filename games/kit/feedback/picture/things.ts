import type { Balance, Clocks, Coins, PictureRole } from '@/maths/strategy/picture';
import { type Box, fittingSize, type Mark, onCircle, type Tone, textWidth, type Write } from './mark';
import { arranged } from './shares';

export function clocks({ clocks: faces }: Clocks, box: Box, write: Write): Mark[] {
  const { across, size } = arranged(faces.length, box, 0.82);
  const pitch = Math.min(size, 210);
  const down = Math.ceil(faces.length / across);
  const tall = pitch / 0.82;
  const top = (box.height - tall * down) / 2;
  return faces.flatMap((face, place): Mark[] => {
    const row = Math.floor(place / across);
    const inRow = Math.min(across, faces.length - row * across);
    const x = box.width / 2 + ((place % across) - (inRow - 1) / 2) * pitch;
    const y = top + row * tall + pitch * 0.5;
    const label = face.label === undefined ? '' : write(face.label);
    const marks = clockFace(face.time, face.swept ?? 0, face.role ?? 'second', x, y, pitch * 0.46);
    return label === ''
      ? marks
      : [...marks, { kind: 'number', x, y: y + pitch * 0.46 + tall * 0.1, text: label, size: pitch * 0.15 }];
  });
}

function clockFace(
  time: number,
  swept: number,
  role: PictureRole,
  x: number,
  y: number,
  radius: number,
): Mark[] {
  const minute = (((time % 60) + 60) % 60) / 60;
  const hour = (((time % 720) + 720) % 720) / 720;
  const begin = minute - Math.min(swept, 60) / 60;
  const figures = radius > 44 ? 1 : 3;
  const hand = (turn: number, length: number, width: number, tone: Tone): Mark => {
    const end = onCircle(x, y, radius * length, turn);
    return { kind: 'line', x1: x, y1: y, x2: end.x, y2: end.y, width: width * radius, tone };
  };
  return [
    { kind: 'disc', x, y, radius, tone: 'second' },
    { kind: 'disc', x, y, radius: radius * 0.92, tone: 'paper' },
    ...(swept > 0
      ? [{ kind: 'slice', x, y, radius: radius * 0.9, from: begin, to: minute, tone: 'focus' } satisfies Mark]
      : []),
    ...Array.from({ length: 60 }, (_, k): Mark[] => {
      if (k % 5 !== 0 && radius < 60) return [];
      const outer = onCircle(x, y, radius * 0.89, k / 60);
      const inner = onCircle(x, y, radius * (k % 5 === 0 ? 0.8 : 0.85), k / 60);
      const width = k % 5 === 0 ? radius * 0.035 : radius * 0.016;
      return [{ kind: 'line', x1: outer.x, y1: outer.y, x2: inner.x, y2: inner.y, width, tone: 'faint' }];
    }).flat(),
    ...Array.from({ length: 12 }, (_, k) => k + 1)
      .filter((figure) => figure % figures === 0)
      .map((figure): Mark => {
        const at = onCircle(x, y, radius * 0.69, figure / 12);
        return { kind: 'number', ...at, text: `${figure}`, size: radius * 0.2 };
      }),
    hand(hour, 0.36, 0.08, 'ink'),
    hand(minute, 0.56, 0.055, role === 'over' ? 'over' : 'first'),
    { kind: 'disc', x, y, radius: radius * 0.07, tone: 'ink' },
  ];
}

/** Diameters of the euro coins in tenths of a millimetre, so that they look like those in a purse. */
const diameters: Readonly<Record<number, number>> = {
  1: 163,
  2: 188,
  5: 213,
  10: 198,
  20: 223,
  50: 243,
  100: 233,
  200: 258,
};

export const isNote = (cents: number): boolean => cents >= 500;

/** Returns the width of a coin, relative to the two-euro coin. */
export const breadthOf = (cents: number): number => (diameters[cents] ?? 240) / 258;

const coinTone = (cents: number): Tone => (cents < 10 ? 'copper' : cents < 100 ? 'gold' : 'silver');

const noteTones: Readonly<Record<number, Tone>> = {
  500: 'note-5',
  1000: 'note-10',
  2000: 'note-20',
  5000: 'note-50',
};

const widthOf = (cents: number): number => (isNote(cents) ? 2 : (diameters[cents] ?? 240) / 240 + 0.12);

function money(cents: number, role: PictureRole, x: number, y: number, unit: number): Mark[] {
  const text = `${cents < 100 ? cents : cents / 100}`;
  const gone = role === 'taken' || role === 'missing';
  if (isNote(cents)) {
    const [wide, tall] = [unit * 1.88, unit * 1];
    const tone = gone ? role : (noteTones[cents] ?? 'note-100');
    return [
      { kind: 'box', x: x - wide / 2, y: y - tall / 2, width: wide, height: tall, radius: 6, tone },
      {
        kind: 'number',
        x,
        y,
        text: `€${text}`,
        size: fittingSize(`€${text}`, wide * 0.8, tall * 0.5),
        tone: gone ? 'ink' : 'on-shape',
      },
    ];
  }
  const radius = (unit * (diameters[cents] ?? 240)) / 480;
  const tone = gone ? role : coinTone(cents);
  const inner: Mark[] =
    cents >= 100 && !gone
      ? [{ kind: 'disc', x, y, radius: radius * 0.72, tone: cents === 100 ? 'silver' : 'gold' }]
      : [];
  const outer: Tone = gone ? tone : cents === 100 ? 'gold' : cents === 200 ? 'silver' : tone;
  return [
    { kind: 'disc', x, y, radius, tone: outer },
    ...inner,
    { kind: 'number', x, y, text, size: radius * 0.86, tone: gone ? 'ink' : 'on-shape' },
  ];
}

export function coins({ rows }: Coins, { width, height }: Box, write: Write): Mark[] {
  const size = Math.min(28, (height / Math.max(1, rows.length)) * 0.32);
  const texts = rows.map(({ label }) => (label === undefined ? '' : write(label)));
  const margin = Math.max(0, ...texts.map((text) => textWidth(text, size)));
  const left = margin > 0 ? margin + 22 : 8;
  const pitch = height / Math.max(1, rows.length);
  const room = width - left - 8;
  return rows.flatMap(({ cents, role }, row): Mark[] => {
    const middle = pitch * (row + 0.5);
    const text = texts[row] ?? '';
    const { unit, lines } = wrapped(cents, room, pitch * 0.94);
    const label: Mark[] =
      text === ''
        ? []
        : [{ kind: 'number', x: left - 14 - textWidth(text, size) / 2, y: middle, text, size }];
    const pieces = lines.flatMap((line, at): Mark[] => {
      const y = middle + (at - (lines.length - 1) / 2) * unit * 1.15;
      const full = line.reduce((sum, piece) => sum + widthOf(piece) * unit, 0);
      let x = margin > 0 ? left : left + (room - full) / 2;
      return line.flatMap((piece) => {
        const wide = widthOf(piece) * unit;
        x += wide;
        return money(piece, role, x - wide / 2, y, unit);
      });
    });
    return [...label, ...pieces];
  });
}

/** Returns the largest unit at which the lines of pieces fit their row. */
function wrapped(
  cents: readonly number[],
  width: number,
  height: number,
): { readonly unit: number; readonly lines: readonly (readonly number[])[] } {
  for (let count = 1; count < 12; count++) {
    const unit = Math.min(58, height / (count * 1.15));
    const lines: number[][] = [[]];
    let used = 0;
    for (const piece of cents) {
      const wide = widthOf(piece) * unit;
      if (used + wide > width && used > 0) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(piece);
      used += wide;
    }
    if (lines.length <= count) return { unit, lines };
  }
  return { unit: 0, lines: [] };
}

export function balance({ left, right, heavier }: Balance, { width, height }: Box, write: Write): Mark[] {
  const tilt = { left: -1, none: 0, right: 1 }[heavier] * Math.min(18, height * 0.08);
  const middle = width / 2;
  const arm = Math.min(width * 0.29, 150);
  const beam = height * 0.6;
  const foot = height * 0.92;
  const pan = (side: -1 | 1, labels: readonly string[]): Mark[] => {
    const x = middle + side * arm;
    const y = beam + side * tilt;
    const wide = Math.min(arm * 1.4, (width / 2 - arm) * 2 - 8, width / 2 - 20);
    const texts = labels.map(write);
    const size = Math.min(30, height * 0.17);
    const widths = texts.map((text) => textWidth(text, size) + size * 0.8);
    const total = widths.reduce((sum, each) => sum + each + 6, -6);
    const shrink = Math.min(1, wide / total);
    let at = x - (total * shrink) / 2;
    const tall = size * 1.7;
    const weights = texts.flatMap((text, place): Mark[] => {
      const own = (widths[place] ?? 0) * shrink;
      const left = at;
      at += own + 6 * shrink;
      const tone: Tone = side < 0 ? 'first' : 'second';
      return [
        { kind: 'box', x: left, y: y - 8 - tall, width: own, height: tall, radius: 10, tone },
        {
          kind: 'number',
          x: left + own / 2,
          y: y - 8 - tall / 2,
          text,
          size: size * shrink,
          tone: 'on-shape',
        },
      ];
    });
    return [
      { kind: 'box', x: x - wide / 2, y: y - 8, width: wide, height: 8, radius: 4, tone: 'crust' },
      ...weights,
    ];
  };
  return [
    {
      kind: 'shape',
      tone: 'crust',
      points: [
        { x: middle, y: beam - 4 },
        { x: middle - 34, y: foot },
        { x: middle + 34, y: foot },
      ],
    },
    {
      kind: 'line',
      x1: middle - arm,
      y1: beam - tilt,
      x2: middle + arm,
      y2: beam + tilt,
      tone: 'ink',
      width: 6,
    },
    { kind: 'disc', x: middle, y: beam, radius: 8, tone: 'gold' },
    ...pan(-1, left),
    ...pan(1, right),
  ];
}
