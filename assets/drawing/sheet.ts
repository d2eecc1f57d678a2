import { round } from './shape';

/** SVG text of drawn things, without the surrounding document. */
export type Markup = string;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A finished drawing. The point (0, 0) of its own units is where it is placed and turned by. */
export interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

interface Sheet {
  readonly defs: string[];
  readonly blurs: Map<number, string>;
}

let current: Sheet | null = null;

function sheet(): Sheet {
  if (!current) throw new Error('gradients, blurs and clips belong to a drawing: use them inside draw()');
  return current;
}

function define(prefix: string, make: (id: string) => string): string {
  const { defs } = sheet();
  const id = `${prefix}${defs.length}`;
  defs.push(make(id));
  return `url(#${id})`;
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');

/** A gradient along a line in the box of what it fills; from top to bottom unless told otherwise. */
export const linear = (stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string =>
  define(
    'g',
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  );

export const radial = (stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  define(
    'g',
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
  );

/** A Gaussian blur; `deviation` in the drawing's units. */
export function blur(deviation: number): string {
  const { blurs } = sheet();
  const key = round(deviation);
  const known = blurs.get(key);
  if (known) return known;
  const made = define(
    'b',
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${key}"/></filter>`,
  );
  blurs.set(key, made);
  return made;
}

/** `rule` is `clip-rule="evenodd"` for a shape whose inner outlines are holes. */
export const clip = (shape: string, rule = ''): string =>
  define('c', (id) => `<clipPath id="${id}"><path d="${shape}"${rule && ` ${rule}`}/></clipPath>`);

/** Shows only what lies where `markup` is white. The box is that of the whole drawing. */
export const mask = (markup: Markup, { x, y, width, height }: Omit<Drawing, 'svg'>): string =>
  define(
    'm',
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">${markup}</mask>`,
  );

/** A filter written out in full, for textures. */
export const filter = (body: string): string =>
  define('f', (id) => `<filter id="${id}" x="0" y="0" width="100%" height="100%">${body}</filter>`);

/**
 * Makes a drawing of what `paint` returns. The box says which part of the plane is on it:
 * `{ x: -40, y: -80, width: 80, height: 90 }` has its pivot near the foot.
 */
export function draw(box: Omit<Drawing, 'svg'>, paint: () => Markup | readonly Markup[]): Drawing {
  const outer = current;
  current = { defs: [], blurs: new Map() };
  try {
    const painted = paint();
    const body = typeof painted === 'string' ? painted : painted.join('\n');
    const { x, y, width, height } = box;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${current.defs.join('')}</defs>${body}</svg>`;
    return { ...box, svg };
  } finally {
    current = outer;
  }
}
