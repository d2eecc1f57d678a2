import type { Region } from '@games/kit/api/manifest';
import { disc, Foot, Vinyl } from './vinyl';

/** Colours of a region's flowers: petal, another petal, heart. */
const colours: Readonly<Record<Region, readonly [string, string, string]>> = {
  haven: ['#ff6f9c', '#ffd9e4', '#ffc83d'],
  dorp: ['#f0554a', '#ffd057', '#fff0c2'],
  kermis: ['#e8407a', '#ff9fc0', '#fff6e6'],
  stad: ['#7a5fe6', '#b49cff', '#ffd23f'],
  spoor: ['#ff5a3c', '#ffb03c', '#6a2b3c'],
  boerderij: ['#ffc21f', '#fff3c4', '#a8561f'],
  bergen: ['#5f82f0', '#c3d2ff', '#ffd23f'],
  savanne: ['#f2611f', '#ffc23c', '#8f3a22'],
  ruimtehaven: ['#35d3dc', '#f59bff', '#ffffff'],
};

/** Leaves of a region: in the light, in the shade. */
const leaves: Readonly<Partial<Record<Region, readonly [string, string]>>> = {
  ruimtehaven: ['#5fd0b8', '#3a9c96'],
  savanne: ['#8fae45', '#66862f'],
};
const leafOf = (region: Region) => leaves[region] ?? (['#5fb96a', '#37925a'] as const);

export interface PlantProps {
  readonly region: Region;
  readonly variant: number;
}

/** Petals of a bed are mostly of one colour, so that it is seen from afar. */
const petalOf = ({ region, variant }: PlantProps): string => colours[region][variant % 4 === 3 ? 1 : 0];

const Stem = ({ region, height }: { readonly region: Region; readonly height: number }) => (
  <>
    <path
      d={`M0 0Q.8 ${-height / 2} 0 ${-height}`}
      stroke={leafOf(region)[1]}
      strokeWidth="2.6"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M0 -2Q-8 -3 -10 -11Q-2 -10 0 -2Q2 -9 10 -10Q9 -3 0 -2Z" fill={leafOf(region)[0]} />
  </>
);

/** A sum or step that is nearly known: a flower that begins to open. */
export const Flower = (plant: PlantProps) => (
  <>
    <Stem region={plant.region} height={19} />
    <Vinyl
      d="M0 -14Q-10.500 -18 -8.500 -31L-4 -26L0 -33L4 -26L8.500 -31Q10.500 -18 0 -14Z"
      fill={petalOf(plant)}
    />
  </>
);

const turns = [0, 60, 120, 180, 240, 300];

/** A sum that is known by heart, or a step that is known: a flower in full bloom. */
export const Bloom = (plant: PlantProps) => (
  <>
    <Stem region={plant.region} height={26} />
    <g transform="translate(0 -31)">
      {turns.map((turn) => (
        <ellipse
          key={turn}
          cy="-9"
          rx="6.2"
          ry="7.6"
          fill={petalOf(plant)}
          transform={`rotate(${turn + (plant.variant % 4) * 15})`}
        />
      ))}
      <path d={disc(0, 0, 16)} fill="url(#growth-light)" />
      <Vinyl d={disc(0, 0, 6)} fill={colours[plant.region][2]} />
    </g>
  </>
);

/** The green of a bed, behind its flowers. */
export const Bed = ({ region }: PlantProps) => (
  <>
    <ellipse cx="5" cy="20" rx="56" ry="18" fill="#2a1f66" opacity=".24" />
    <Vinyl
      d="M-52 18Q-58 6 -44 4Q-44 -8 -28 -6Q-20 -16 -4 -10Q10 -18 22 -8Q38 -10 42 2Q56 4 51 18Q40 34 22 31Q0 38 -22 31Q-42 34 -52 18Z"
      fill={leafOf(region)[1]}
    />
    <path
      d="M-40 14q3 -8 6 0M-16 4q3 -8 6 0M10 8q3 -8 6 0M32 12q3 -8 6 0M-26 24q3 -8 6 0M16 24q3 -8 6 0"
      stroke={leafOf(region)[0]}
      strokeWidth="3"
      strokeLinecap="round"
      fill="none"
    />
  </>
);

/** A round was played here: a bush of the hedge, in flower. */
export function Bush({ region, variant }: PlantProps) {
  const [light, shade] = leafOf(region);
  const blossoms = [
    [-8, -8],
    [-1, -14],
    [6, -7],
    [0, -4],
    [11, -11],
  ] as const;
  return (
    <>
      <Foot width={30} />
      <Vinyl
        d="M-16 -1Q-19 -10 -11 -13Q-8 -21 1 -19Q11 -22 13 -13Q20 -10 16 -1Q0 3 -16 -1Z"
        fill={variant % 2 === 0 ? light : shade}
      />
      {blossoms.map(([x, y]) => (
        <path key={x} d={disc(x, y, 3)} fill={colours[region][variant % 2]} />
      ))}
      {blossoms.map(([x, y]) => (
        <path key={x} d={disc(x, y, 1.1)} fill={colours[region][2]} />
      ))}
    </>
  );
}

/** A dozen flowers in a region: a butterfly over a bed. */
export const Butterfly = ({ region, variant }: PlantProps) => (
  <g transform={`translate(0 -58) rotate(${variant % 2 === 0 ? 14 : -12})`}>
    <Vinyl
      d="M-1 -2Q-16 -20 -18 -6Q-18 3 -3 1Q-15 6 -9 13Q-3 14 0 3Q3 14 9 13Q15 6 3 1Q18 3 18 -6Q16 -20 1 -2Z"
      fill={colours[region][variant % 2 === 0 ? 1 : 2]}
    />
    <path d={`${disc(-10, -6, 3)}${disc(10, -6, 3)}`} fill={colours[region][0]} />
    <path
      d="M0 -6V9M0 -6Q-3 -12 -6 -13M0 -6Q3 -12 6 -13"
      stroke="#4a2f4c"
      strokeWidth="2.2"
      strokeLinecap="round"
      fill="none"
    />
  </g>
);
