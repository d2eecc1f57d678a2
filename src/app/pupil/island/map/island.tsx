import { mapLayers, mapSize, regionAnchors } from '@assets/map/map';
import sam from '@assets/site/sam-cheer-small.webp?url';
import type { Region } from '@games/kit/api/manifest';
import { IconBinoculars } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { startPageTransition } from '../../ui/page-transition/page-transition';
import type { Scene } from '../sam-scene/scene-of-day';
import { clickOrigin } from './click-origin';
import styles from './island.module.css';
import type { PupilMap, Stop } from './stops/stops';
import { useClearView } from './use-clear-view';

/** Lazy, so that the map appears first. */
const ownLayers = lazyWithRetry(async () => (await import('./own-layers')).OwnLayers);

interface IslandProps {
  readonly stops: readonly Stop[];
  readonly map: PupilMap;
  /** Where Sam shows something today; the header has the same button. */
  readonly scene: Scene | null;
  readonly onScene: () => void;
}

/**
 * Shows the painted map with a flag on the region of each task, and Sam beside the first task that can be played. The
 * cards below hold the same links for screen readers and keyboards.
 */
export function Island({ stops, map, scene, onScene }: IslandProps) {
  const view = useRef<HTMLDivElement>(null);
  const [painted, setPainted] = useState(false);
  const first = stops[0];
  const focus = first === undefined ? mapSize.width / 2 : regionAnchors[first.game.region].x;
  useEffect(() => {
    const look = () => {
      const place = view.current;
      if (place !== null)
        place.scrollLeft = (focus / mapSize.width) * place.scrollWidth - place.clientWidth / 2;
    };
    look();
    // Scrolls again to the first task when a tablet is rotated.
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [focus]);
  const island = useRef<HTMLDivElement>(null);
  useClearView(island, stops.map(({ path }) => path).join());
  const open = stops.find(({ path }) => path !== null);
  const perRegion = new Map<string, number>();
  return (
    <div className={styles.view} ref={view} aria-hidden="true">
      <div className={styles.island} ref={island} data-painted={painted}>
        {mapLayers.map(({ id, small, large }) => (
          <img
            key={id}
            className={`${styles.layer} ${id === 'clouds' ? styles.clouds : ''}`}
            src={large}
            srcSet={`${small} 960w, ${large} 1920w`}
            sizes="max(100vw, 160vh)"
            alt=""
            onLoad={id === 'island' ? () => setPainted(true) : undefined}
          />
        ))}
        <ownLayers.View unavailable={null}>{(OwnLayers) => <OwnLayers map={map} />}</ownLayers.View>
        {scene !== null && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.scene}
            style={onMap(sceneSpots[scene.region], 0)}
            onClick={onScene}
          >
            <IconBinoculars aria-hidden="true" />
          </button>
        )}
        {open !== undefined && (
          <img
            className={styles.sam}
            data-first
            src={sam}
            width={250}
            height={260}
            alt=""
            style={onMap(regionAnchors[open.game.region], samBeside)}
          />
        )}
        {stops.map(({ task, game, path, done }) => {
          if (path === null) return null;
          const before = perRegion.get(game.region) ?? 0;
          perRegion.set(game.region, before + 1);
          return (
            <Link
              key={task.practiceTaskId}
              to={path}
              onClick={(event) => startPageTransition(game.region, clickOrigin(event))}
              tabIndex={-1}
              className={styles.flag}
              data-flag
              data-done={done}
              data-required={task.required}
              data-first={path === open?.path ? true : undefined}
              style={onMap(regionAnchors[game.region], before * 58)}
            >
              <Flag />
            </Link>
          );
        })}
      </div>
    </div>
  );
}

/** Where something is to be seen in each region, map units: clear of its flag. */
const sceneSpots: Readonly<Record<Region, { readonly x: number; readonly y: number }>> = {
  haven: { x: 256, y: 768 },
  dorp: { x: 484, y: 590 },
  kermis: { x: 842, y: 716 },
  stad: { x: 1160, y: 470 },
  spoor: { x: 870, y: 500 },
  boerderij: { x: 330, y: 380 },
  bergen: { x: 800, y: 290 },
  savanne: { x: 1300, y: 620 },
  ruimtehaven: { x: 1440, y: 190 },
};

/** Distance of Sam from the flag, map units. */
const samBeside = 62;

/** CSS position of a point of the map, shifted right by a number of map units. */
const onMap = ({ x, y }: { readonly x: number; readonly y: number }, right: number) => ({
  left: `${((x + right) / mapSize.width) * 100}%`,
  top: `${(y / mapSize.height) * 100}%`,
});

function Flag() {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true">
      <ellipse cx="20" cy="79" rx="15" ry="4" fill="#2a1f66" opacity=".32" />
      <rect x="15" y="8" width="6" height="72" rx="3" fill="#8a5a4a" />
      <circle cx="18" cy="8" r="6" fill="#ffc83d" />
      <path className={styles.cloth} d="M21 13Q38 6 56 15Q50 27 56 41Q38 32 21 41Z" />
      <path d="M21 13Q38 6 56 15L54 19Q38 11 21 18Z" fill="#fff4cf" opacity=".5" />
    </svg>
  );
}
