import { bringAhead } from '@games/kit/bring-ahead';
import type { GameManifest } from '@games/kit/manifest';
import { useEffect, useState } from 'react';
import { changeLocale } from '../i18n/i18n';
import { PlayScreen } from '../pupil/play/play-screen';
import type { RoundSession } from '../pupil/round/round-session';
import { allGames } from './all-games';
import { benchRound, forgetRound, windowFor } from './bench-round';
import { openHook } from './hook';
import { onGameChanged } from './hot-games';
import { Panel } from './panel';
import { RobotPlayer } from './robot-player';
import { type Wish, writeWish } from './wish';
import styles from './workbench.module.css';

/** Wishes that only begin to hold with a page made anew. */
const anew = ['density', 'theme'] as const;
/** Wishes that begin another round. */
const another = ['game', 'collection', 'seed', 'sums', 'mode'] as const;

const found = (id: string) => allGames.find((game) => game.id === id);

/** A page for whoever makes a game: any game, any sums, any look, and what happens inside. */
export function Workbench({ first }: { readonly first: Wish }) {
  const [wish, setWish] = useState(first);
  const [game, setGame] = useState<GameManifest | undefined>(() => found(first.game));
  const [boxes, setBoxes] = useState(false);
  const [round, setRound] = useState(() => newRound(first));

  useEffect(() => () => round?.player.close(), [round]);
  useEffect(
    () =>
      onGameChanged((id, load) => {
        setGame((old) => (old !== undefined && folderOf(old) === id ? { ...old, load: load(old) } : old));
      }),
    [],
  );

  const change = (some: Partial<Wish>) => {
    const next = { ...wish, ...some };
    history.replaceState(null, '', writeWish(next));
    if (anew.some((name) => next[name] !== wish[name])) return location.reload();
    setWish(next);
    if (another.some((name) => next[name] !== wish[name])) {
      setGame(found(next.game));
      setRound(newRound(next));
    } else if (round !== null) apply(round.session, wish, next);
  };
  useEffect(() => {
    openHook(round, {
      play: (id) => change({ game: id, collection: '', mode: '' }),
      bring: async (id) => {
        const next = found(id);
        if (next === undefined) return;
        windowFor(next, { ...wish, game: id, collection: '', mode: '' });
        await bringAhead(next);
      },
    });
  });
  const again = () => {
    forgetRound(wish);
    setRound(newRound(wish));
  };

  const stage =
    game === undefined || round === null ? (
      <p className={styles.none}>
        {game === undefined
          ? `There is no game "${wish.game}".`
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
  const [width, height] = wish.size.split('x').map(Number);
  if (wish.bare) return <main className={styles.bare}>{stage}</main>;
  return (
    <div className={styles.bench}>
      <main className={styles.room}>
        <div
          className={styles.stage}
          data-boxes={boxes}
          style={width !== undefined && height !== undefined && wish.size !== '' ? { width, height } : {}}
        >
          {stage}
        </div>
      </main>
      <Panel
        wish={wish}
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

function newRound(wish: Wish) {
  const game = found(wish.game);
  const session = game === undefined ? null : benchRound(game, wish);
  return session === null ? null : { session, player: new RobotPlayer(session, wish.game) };
}

/** The folder a manifest's scene lies in. */
const folderOf = ({ id }: GameManifest): string =>
  id === 'template' ? '_template' : id.startsWith('part-') ? '_parts' : id;

function apply(session: RoundSession, before: Wish, now: Wish): void {
  session.change({ motion: now.motion, sound: now.sound === 'on' });
  if (before.locale !== now.locale) void changeLocale(now.locale);
}
