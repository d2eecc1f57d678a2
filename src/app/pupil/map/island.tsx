import { mapLayers, mapSize, regionAnchors } from '@assets/map/map';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { startWipe } from '../wipe/wipe';
import styles from './map-page.module.css';
import { pressedAt } from './pressed-at';
import type { Stop } from './stops';

/** The painted map with a flag on the region of each task; the cards below are the same links for everyone. */
export function Island({ stops }: { readonly stops: readonly Stop[] }) {
  const view = useRef<HTMLDivElement>(null);
  const first = stops[0];
  const focus = first === undefined ? mapSize.width / 2 : regionAnchors[first.game.region].x;
  useEffect(() => {
    const place = view.current;
    if (place !== null)
      place.scrollLeft = (focus / mapSize.width) * place.scrollWidth - place.clientWidth / 2;
  }, [focus]);
  const perRegion = new Map<string, number>();
  return (
    <div className={styles.view} ref={view} aria-hidden="true">
      <div className={styles.island}>
        {mapLayers.map(({ id, small, large }) => (
          <img
            key={id}
            className={id === 'clouds' ? styles.clouds : undefined}
            src={large}
            srcSet={`${small} 960w, ${large} 1920w`}
            sizes="max(100vw, 160vh)"
            alt=""
          />
        ))}
        {stops.map(({ task, game, path, done }) => {
          if (path === null) return null;
          const before = perRegion.get(game.region) ?? 0;
          perRegion.set(game.region, before + 1);
          const { x, y } = regionAnchors[game.region];
          return (
            <Link
              key={task.practiceTaskId}
              to={path}
              onClick={(event) => startWipe(game.region, pressedAt(event))}
              tabIndex={-1}
              className={styles.flag}
              data-done={done}
              data-required={task.required}
              style={{
                left: `${((x + before * 58) / mapSize.width) * 100}%`,
                top: `${(y / mapSize.height) * 100}%`,
              }}
            >
              <Flag />
            </Link>
          );
        })}
      </div>
    </div>
  );
}

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
