/** Ids of the gradients that give shapes the light of the island. */
export const lightId = 'growth-light';

interface VinylProps {
  readonly d: string;
  readonly fill: string;
}

/** A shape in the island's material: lit at the upper left, shaded at the lower right. */
export const Vinyl = ({ d, fill }: VinylProps) => (
  <>
    <path d={d} fill={fill} />
    <path d={d} fill={`url(#${lightId})`} />
  </>
);

/** Contact shadow: nothing stands without one. */
export const Foot = ({ width }: { readonly width: number }) => (
  <ellipse cx={width * 0.08} cy="0" rx={width / 2} ry={width * 0.13} fill="#2a1f66" opacity=".28" />
);

/** The light itself, once a drawing. */
export const Light = () => (
  <linearGradient id={lightId} x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stopColor="#fff4cf" stopOpacity=".62" />
    <stop offset=".42" stopColor="#fff4cf" stopOpacity=".04" />
    <stop offset=".62" stopColor="#4a3a9a" stopOpacity=".04" />
    <stop offset="1" stopColor="#4a3a9a" stopOpacity=".46" />
  </linearGradient>
);

/** Path of a circle. */
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`;

/** Path of a box with round corners. */
export const block = (x: number, y: number, width: number, height: number, r = 3): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;
