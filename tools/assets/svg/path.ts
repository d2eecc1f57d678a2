/** An affine map: (x, y) goes to (a x + c y + e, b x + d y + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that does `inner` first, then `outer`. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];

/** Undoes a map; undefined when it flattens the plane to a line. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const size = a * d - b * c;
  if (Math.abs(size) < 1e-9) return undefined;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

/** How many times longer a line becomes, on average. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
export const numbersIn = (text: string): number[] => (text.match(number) ?? []).map(Number);

const turn = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};
const move = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

const kinds: Readonly<Record<string, (values: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => move(x, y),
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => multiply(multiply(move(x, y), turn(degrees)), move(-x, -y)),
  skewX: ([degrees = 0]) => [1, 0, Math.tan((degrees * Math.PI) / 180), 1, 0, 0],
  skewY: ([degrees = 0]) => [1, Math.tan((degrees * Math.PI) / 180), 0, 1, 0, 0],
};

/** Reads a `transform`; units in it (`px`, `deg`) are passed over. */
export const readTransform = (text = ''): Matrix =>
  [...text.matchAll(/([a-zA-Z]+)\s*\(([^)]*)\)/g)].reduce<Matrix>(
    (all, [, kind = '', values = '']) => multiply(all, kinds[kind]?.(numbersIn(values)) ?? identity),
    identity,
  );

/** Part of a path in absolute numbers; curves of every kind are cubics here. */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** An arc as cubics (SVG 2, appendix B.2), one for each quarter turn at most. */
function arc(x1: number, y1: number, values: readonly number[], x2: number, y2: number): Segment[] {
  let [rx, ry] = [Math.abs(values[0] ?? 0), Math.abs(values[1] ?? 0)];
  if (rx === 0 || ry === 0) return [['L', x2, y2]];
  if (x1 === x2 && y1 === y2) return [];
  const [, , tilt = 0, large = 0, sweep = 0] = values;
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const px = (cos * (x1 - x2) + sin * (y1 - y2)) / 2;
  const py = (-sin * (x1 - x2) + cos * (y1 - y2)) / 2;
  const stretch = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (stretch > 1) {
    rx *= stretch;
    ry *= stretch;
  }
  const under = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 / under - 1)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let swept = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
  if (sweep && swept < 0) swept += 2 * Math.PI;
  if (!sweep && swept > 0) swept -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-6));
  const step = swept / pieces;
  const pull = (4 / 3) * Math.tan(step / 4);
  const at = (u: number, v: number) =>
    [cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v] as const;
  return Array.from({ length: pieces }, (_, index): Segment => {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    const first = at(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a));
    const second = at(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b));
    const end = index === pieces - 1 ? ([x2, y2] as const) : at(Math.cos(b), Math.sin(b));
    return ['C', ...first, ...second, ...end];
  });
}

const lengths: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The numbers of a command; the two flags of an arc may stand against what follows, as in `0 01.5`. */
function valuesOf(kind: string, text: string): number[] {
  if (kind !== 'a') return numbersIn(text);
  const one = '([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)';
  const sets = text.matchAll(new RegExp([one, one, one, '([01])', '([01])', one, one].join('[\\s,]*'), 'gi'));
  return [...sets].flatMap(([, ...values]) => values.map(Number));
}

/** Reads path data into absolute segments; what cannot be read ends the path there, as in a browser. */
export function readPath(data: string): Segment[] {
  const out: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: readonly [kind: string, x: number, y: number] = ['', 0, 0];
  for (const [, letter = '', rest = ''] of data.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = letter.toLowerCase();
    const near = letter === kind;
    const count = lengths[kind] ?? 0;
    if (kind === 'z') {
      out.push(['Z']);
      [x, y, control] = [startX, startY, ['', 0, 0]];
      continue;
    }
    const values = valuesOf(kind, rest);
    for (let at = 0; at + count <= values.length; at += count) {
      const set = values.slice(at, at + count);
      const [ox, oy] = near ? [x, y] : [0, 0];
      const point = (index: number) => [(set[index] ?? 0) + ox, (set[index + 1] ?? 0) + oy] as const;
      const mirrored = (of: string) =>
        control[0] === of ? ([2 * x - control[1], 2 * y - control[2]] as const) : ([x, y] as const);
      let end = point(Math.max(0, count - 2));
      let next: typeof control = ['', 0, 0];
      if (kind === 'm' && at === 0) {
        out.push(['M', ...end]);
        [startX, startY] = end;
      } else if (kind === 'h' || kind === 'v') {
        end = kind === 'h' ? [(set[0] ?? 0) + ox, y] : [x, (set[0] ?? 0) + oy];
        out.push(['L', ...end]);
      } else if (kind === 'c' || kind === 's') {
        const first = kind === 'c' ? point(0) : mirrored('c');
        const second = point(count - 4);
        out.push(['C', ...first, ...second, ...end]);
        next = ['c', ...second];
      } else if (kind === 'q' || kind === 't') {
        const [qx, qy] = kind === 'q' ? point(0) : mirrored('q');
        const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
        out.push(['C', third(x, qx), third(y, qy), third(end[0], qx), third(end[1], qy), ...end]);
        next = ['q', qx, qy];
      } else if (kind === 'a') {
        out.push(...arc(x, y, set, ...end));
      } else {
        out.push(['L', ...end]);
      }
      [x, y] = end;
      control = next;
    }
  }
  return out;
}

/** Moves every point of a path. */
export const mapPath = (path: readonly Segment[], [a, b, c, d, e, f]: Matrix): Segment[] =>
  path.map(([kind, ...values]) => {
    const moved = values.map((value, index) => {
      const other = values[index % 2 ? index - 1 : index + 1] ?? 0;
      return index % 2 ? b * other + d * value + f : a * value + c * other + e;
    });
    return [kind, ...moved] as unknown as Segment;
  });

const round = (value: number) => Math.round(value * 100) / 100;

export const pathData = (path: readonly Segment[]): string =>
  path.map(([kind, ...values]) => kind + values.map(round).join(' ')).join('');

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box round a path, to a hundredth of its size: curves are followed in sixteen steps. */
export function boundsOf(path: readonly Segment[]): Bounds | undefined {
  const points: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, x3, y3] = segment;
      for (let step = 1; step < 16; step++) {
        const t = step / 16;
        const u = 1 - t;
        const on = (p: number, q: number, r: number, s: number) =>
          u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
        points.push([on(x, x1, x2, x3), on(y, y1, y2, y3)]);
      }
      [x, y] = [x3, y3];
    } else [x, y] = [segment[1], segment[2]];
    points.push([x, y]);
  }
  if (points.length === 0) return undefined;
  const xs = points.map(([value]) => value);
  const ys = points.map(([, value]) => value);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** One box round all. */
export function unite(all: readonly Bounds[]): Bounds | undefined {
  const [first, ...rest] = all;
  if (!first) return undefined;
  return rest.reduce((sum, box) => {
    const [x, y] = [Math.min(sum.x, box.x), Math.min(sum.y, box.y)];
    return {
      x,
      y,
      width: Math.max(sum.x + sum.width, box.x + box.width) - x,
      height: Math.max(sum.y + sum.height, box.y + box.height) - y,
    };
  }, first);
}
