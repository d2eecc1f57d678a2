import { mapSize } from '@assets/map/places';
import { useMemo } from 'react';
import { type Grown, grownOn } from './grow';
import type { Growth } from './growth';
import styles from './growth-layer.module.css';
import { Bed, Bloom, Bush, Butterfly, Flower } from './plants';
import { Thing } from './things';
import { Tree } from './trees';
import { Light } from './vinyl';

/** Paints what the child made grow over the map, from back to front. */
export function GrowthLayer({ growth }: { readonly growth: Growth }) {
  const grown = useMemo(() => grownOn(growth), [growth]);
  return (
    <svg
      className={styles.layer}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      data-grown={grown.length}
    >
      <defs>
        <Light />
      </defs>
      {grown.map((each) => (
        <g
          key={each.key}
          transform={`translate(${each.x} ${each.y}) scale(${each.size * scales[each.kind]})`}
          data-kind={each.kind}
          data-region={each.region}
        >
          <Drawing grown={each} />
        </g>
      ))}
    </svg>
  );
}

/** Size of each kind on the map beside its drawing: large enough to be seen at once, on a phone too. */
const scales: Readonly<Record<Grown['kind'], number>> = {
  bush: 1.5,
  bed: 0.86,
  flower: 0.88,
  bloom: 0.92,
  butterfly: 1.1,
  tree: 1.3,
  thing: 1.4,
};

const plants = {
  bush: Bush,
  bed: Bed,
  flower: Flower,
  bloom: Bloom,
  butterfly: Butterfly,
  tree: Tree,
} as const;

function Drawing({ grown: { kind, game = '', region, variant } }: { readonly grown: Grown }) {
  if (kind === 'thing') return <Thing game={game} />;
  const Plant = plants[kind];
  return <Plant region={region} variant={variant} />;
}
