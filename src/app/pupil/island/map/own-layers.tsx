import { CornerOnMap } from '../corner/corner-on-map';
import { GrowthLayer } from '../growth/growth-layer';
import { GrowthText } from '../growth/growth-text';
import type { PupilMap } from './stops/stops';

/* One file paints and says what is the child's own, as each file is a request more before the map stands. */

export { GrowthText };

/** Paints what is the child's own over the map: what grew by its work, and its islet. */
export function OwnLayers({ map }: { readonly map: PupilMap }) {
  const { growth, pupilId, avatar, name, savingsCard } = map;
  return (
    <>
      {/* A map cached by an older version has no growth. */}
      {(growth ?? []).length > 0 && <GrowthLayer growth={growth} />}
      <CornerOnMap
        pupilId={pupilId}
        avatar={avatar}
        name={name}
        earned={savingsCard.full}
        stamps={allStamps(savingsCard)}
      />
    </>
  );
}

/** Returns the number of stamps ever earned; in a map stored by an older version all cards had the same size. */
const allStamps = ({ total, full, size, stamps }: PupilMap['savingsCard']) => total ?? full * size + stamps;
