import type { GameManifest } from '@games/kit/api/manifest';
import { prefetchGame } from '@games/kit/engine/prefetch-game';
import { useEffect, useState } from 'react';
import { changeLocale } from '../i18n/i18n';
import { PlayScreen } from '../pupil/round/screen/play-screen';
import type { RoundSession } from '../pupil/round/session/types';
import { allGames } from './all-games';
import { benchRound, forgetRound, windowFor } from './bench-round';
import { openHook } from './hook';
import { onGameChanged } from './hot-games';
import { type WorkbenchOptions, writeOptions } from './options';
import { Panel } from './panel';
import { RobotPlayer } from './robot-player';
import { logWaits } from './wait-log';
import styles from './workbench.module.css';

/** Options that need a reload. */
const anew = ['density', 'theme'] as const;
/** Options that start another round. */
const another = ['game', 'collection', 'seed', 'sums', 'mode'] as const;

const found = (id: string) => allGames.find((game) => game.id === id);

/** Page for game authors: any game, sums and appearance, with a view of its internals. */
export function Workbench({ first }: { readonly first: WorkbenchOptions }) {
  const [options, setOptions] = useState(first);
  const [game, setGame] = useState<GameManifest | undefined>(() => found(first.game));
  const [boxes, setBoxes] = useState(false);
  const [round, setRound] = useState(() => newRound(first));

  useEffect(
    () => () => {
      round?.player.close();
      round?.log.close();
    },
    [round],
  );
  useEffect(
    () =>
      onGameChanged((id, load) => {
        setGame((old) => (old !== undefined && folderOf(old) === id ? { ...old, load: load(old) } : old));
      }),
    [],
  );

  const begin = (next: WorkbenchOptions) => {
    setGame(found(next.game));
    setRound(newRound(next));
  };
  const change = (some: Partial<WorkbenchOptions>) => {
    const next = { ...options, ...some };
    history.replaceState(null, '', writeOptions(next));
    if (anew.some((name) => next[name] !== options[name])) return location.reload();
    setOptions(next);
    if (another.some((name) => next[name] !== options[name])) begin(next);
    else if (round !== null) apply(round.session, options, next);
  };
  useEffect(() => {
    openHook(round, {
      play: (id, how) => {
        const next = { ...options, collection: '', mode: '' as const, ...how, game: id };
        history.replaceState(null, '', writeOptions(next));
        if (next.locale !== options.locale) void changeLocale(next.locale);
        setOptions(next);
        forgetRound(next);
        begin(next);
      },
      bring: async (id) => {
        const next = found(id);
        if (next === undefined) return;
        windowFor(next, { ...options, game: id, collection: '', mode: '' });
        await prefetchGame(next);
      },
    });
  });
  const again = () => {
    forgetRound(options);
    setRound(newRound(options));
  };

  const stage =
    game === undefined || round === null ? (
      <p className={styles.none}>
        {game === undefined
          ? `There is no game "${options.game}".`
          : 'This game cannot ask these sums in this way.'}
      </p>
    ) : (
      <PlayScreen
        key={round.session.id}
        game={game}
        session={round.session}
        ending={{ kind: 'preview' }}
        onAgain={again}
        onStop={again}
      />
    );
  const [width, height] = options.size.split('x').map(Number);
  if (options.bare) return <main className={styles.bare}>{stage}</main>;
  return (
    <div className={styles.bench}>
      <main className={styles.room}>
        <div
          className={styles.stage}
          data-boxes={boxes}
          style={width !== undefined && height !== undefined && options.size !== '' ? { width, height } : {}}
        >
          {stage}
        </div>
      </main>
      <Panel
        options={options}
        game={game}
        round={round}
        onChange={change}
        onAgain={again}
        boxes={boxes}
        onBoxes={setBoxes}
      />
    </div>
  );
}

function newRound(options: WorkbenchOptions) {
  const game = found(options.game);
  const session = game === undefined ? null : benchRound(game, options);
  return session === null
    ? null
    : { session, player: new RobotPlayer(session, options.game), log: logWaits(session) };
}

/** Folder of a manifest's scene. */
const folderOf = ({ id }: GameManifest): string =>
  id === 'template' ? '_template' : id.startsWith('part-') ? '_parts' : id;

function apply(session: RoundSession, before: WorkbenchOptions, now: WorkbenchOptions): void {
  session.change({ motion: now.motion, sound: now.sound === 'on' });
  if (before.locale !== now.locale) void changeLocale(now.locale);
}
