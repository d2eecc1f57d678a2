import type { Rational } from '@/maths/number/rational';
import type { Jumps, NumberLine } from '@/maths/strategy/picture';
import { type Box, type Mark, type Tone, textWidth, type Write } from './mark';

/** Draws the head of an arrow that points down at x, y. */
const arrowHead = (x: number, y: number, size: number, tone: Tone): Mark => ({
  kind: 'shape',
  tone,
  points: [
    { x, y },
    { x: x - size * 0.5, y: y - size },
    { x: x + size * 0.5, y: y - size },
  ],
});

function jump(
  x1: number,
  x2: number,
  y: number,
  maxHeight: number,
  size: number,
  text: string,
  tone: Tone,
): Mark[] {
  const span = Math.abs(x2 - x1);
  const high = Math.min(maxHeight, Math.max(size * 0.8, span * 0.36));
  const fits = Math.min(size * 0.85, Math.max(size * 0.55, (span / textWidth(text, 1)) * 1.25));
  return [
    { kind: 'arc', x1, x2, y: y - 2, height: high, tone },
    arrowHead(x2, y - 1, size * 0.36, tone),
    { kind: 'number', x: (x1 + x2) / 2, y: y - high - size * 0.72, text, size: fits },
  ];
}

/**
 * Returns the positions of numbers on a line: to scale when their labels fit, else with gaps at least as wide as a
 * label, as on an empty number line.
 */
function placesOf(stops: readonly number[], ends: readonly [number, number], length: number, room: number) {
  const [min, max] = ends;
  const sorted = [...new Set(stops)].sort((a, b) => a - b);
  const scale = length / Math.max(1e-9, max - min);
  const gaps = sorted.slice(1).map((stop, place) => (stop - (sorted[place] ?? stop)) * scale);
  if (gaps.every((gap) => gap >= room)) {
    return { toScale: true, at: (value: number) => (value - min) * scale };
  }
  const wide = gaps.map((gap) => Math.max(room, gap));
  const total = wide.reduce((sum, gap) => sum + gap, 0);
  const shrink = Math.min(1, length / total);
  const start = (length - total * shrink) / 2;
  const places = new Map<number, number>();
  let at = start;
  sorted.forEach((stop, place) => {
    places.set(stop, at);
    at += (wide[place] ?? 0) * shrink;
  });
  return { toScale: false, at: (value: number) => places.get(value) ?? 0 };
}

/** Returns the ends of a line of jumps: round numbers, unless they lie far away. */
function endsOf({ from, jumps, min, max }: Jumps): readonly [number, number] {
  const stops = [from, ...jumps.map(({ to }) => to)];
  const [low, high] = [Math.min(...stops), Math.max(...stops)];
  const span = Math.max(1, high - low);
  return [low - min > span * 0.5 ? low - span * 0.1 : min, max - high > span * 0.5 ? high + span * 0.1 : max];
}

export function jumps(picture: Jumps, { width, height }: Box, write: Write): Mark[] {
  const { from, jumps: taken } = picture;
  const size = Math.min(30, height * 0.19);
  const y = height * 0.7;
  const stops = [...new Set([from, ...taken.map(({ to }) => to)])];
  const widest = Math.max(...stops.map((stop) => textWidth(write(`${stop}`), size)));
  const pad = Math.max(size, widest / 2) + 4;
  const places = placesOf(stops, endsOf(picture), width - pad * 2, widest + size * 0.3);
  const at = (value: number) => pad + places.at(value);
  const marks: Mark[] = [{ kind: 'line', x1: 6, y1: y, x2: width - 6, y2: y }];
  for (const { by, to } of taken) {
    const text = `${by > 0 ? '+' : '−'}${write(`${Math.abs(by)}`)}`;
    marks.push(...jump(at(to - by), at(to), y, y - size * 1.5, size, text, by > 0 ? 'second' : 'first'));
  }
  const last = taken.at(-1)?.to ?? from;
  for (const stop of stops) {
    marks.push(
      { kind: 'line', x1: at(stop), y1: y - size * 0.28, x2: at(stop), y2: y + size * 0.28, width: 3 },
      { kind: 'number', x: at(stop), y: y + size, text: write(`${stop}`), size },
    );
  }
  marks.push({ kind: 'disc', x: at(last), y, radius: size * 0.24, tone: 'line' });
  return marks;
}

const place = ({ num, den }: Rational): number => num / den;

export function numberLine(picture: NumberLine, { width, height }: Box, write: Write): Mark[] {
  const size = Math.min(26, height * 0.17);
  const hasJumps = picture.jumps.length > 0;
  const y = height * (hasJumps ? 0.7 : 0.62);
  const texts = [...picture.labels, ...picture.points].map(({ label }) => textWidth(write(label), size));
  const pad = Math.max(size, Math.max(0, ...texts) / 2) + 4;
  const [from, to] = [place(picture.from), place(picture.to)];
  const at = (value: number) => pad + ((value - from) / Math.max(1e-9, to - from)) * (width - pad * 2);
  const marks: Mark[] = [{ kind: 'line', x1: 6, y1: y, x2: width - 6, y2: y }];
  for (let k = 0; k <= picture.parts; k++) {
    const x = at(from + ((to - from) * k) / picture.parts);
    const long = k === 0 || k === picture.parts || (picture.parts % 10 === 0 && k % 5 === 0) ? 0.42 : 0.26;
    marks.push({ kind: 'line', x1: x, y1: y - size * long, x2: x, y2: y + size * long, width: 2.5 });
  }
  for (const { from: begin, to: end, label } of picture.jumps) {
    const tone = place(end) >= place(begin) ? 'second' : 'first';
    marks.push(...jump(at(place(begin)), at(place(end)), y, y - size * 1.5, size, write(label), tone));
  }
  const below = picture.labels.map(({ at: value, label }) => ({ x: at(place(value)), text: write(label) }));
  const named = picture.points.map(({ at: value, label }) => ({ x: at(place(value)), text: write(label) }));
  for (const { at: value, role } of picture.points) {
    marks.push({ kind: 'disc', x: at(place(value)), y, radius: size * 0.34, tone: role });
  }
  // Jumps need the space above the line, so labels go below it.
  if (hasJumps) return [...marks, ...labelled(named, below, y + size * 1.15, size)];
  const isNamed = (label: (typeof named)[number]) =>
    below.some(({ x, text }) => Math.abs(x - label.x) < 1 && text === label.text);
  const above = named.filter((label) => !isNamed(label));
  return [
    ...marks,
    ...labelled([], below, y + size * 1.15, size),
    ...staggered(above, y - size * 1.05, size),
  ];
}

const touches = (a: Label, b: Label, size: number): boolean =>
  Math.abs(a.x - b.x) < (textWidth(a.text, size) + textWidth(b.text, size)) / 2 + 4;

/** Places labels above the line; one that would overlap the one before it stands higher. */
function staggered(labels: readonly Label[], y: number, size: number): Mark[] {
  const rows: Label[] = [];
  return [...labels]
    .sort((a, b) => a.x - b.x)
    .map((label) => {
      const isHigh = rows.some((each) => touches(each, label, size));
      if (!isHigh) rows.push(label);
      return { kind: 'number', ...label, y: isHigh ? y - size * 1.1 : y, size };
    });
}

interface Label {
  readonly x: number;
  readonly text: string;
}

/** Places labels under the line: first the required ones, then those that overlap none. */
function labelled(first: readonly Label[], others: readonly Label[], y: number, size: number): Mark[] {
  const taken: Label[] = [];
  for (const label of [...first, ...others]) {
    if (!taken.some((each) => touches(each, label, size))) taken.push(label);
  }
  return taken.map(({ x, text }) => ({ kind: 'number', x, y, text, size }));
}
