import { gameById, gamesFor, isOffered } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerMode } from '@/maths/answer-mode';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { findCollection } from '@/maths/collections/standard-collections';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import type { PracticeSettings } from '@/maths/window/sum-window';
import { loadTexts } from '../../i18n/i18n';
import { currentLocale } from '../../i18n/locale';
import { Loading } from '../../ui/plain/loading';
import { createAnswerClock } from '../round/session/answer-clock';
import { createSession } from '../round/session/create-session';
import type { RoundSession, RoundSetup } from '../round/session/types';
import { isSoundOn, preferredMotion } from '../ui/preferences';
import styles from './game-preview.module.css';
import { localWindow } from './local-round';

const PlayScreen = lazy(async () => ({ default: (await import('../round/screen/play-screen')).PlayScreen }));

export interface GamePreviewProps {
  readonly settings: PracticeSettings;
  readonly collectionKey: string;
  /** The collection itself, where it is none of the program's. */
  readonly collection?: SumCollection | undefined;
  /** Allowed games; empty or absent allows every suitable game. The first suitable one is played. */
  readonly games?: readonly string[];
  readonly mode?: AnswerMode;
  /** Shapes of sums that the games are not to ask. */
  readonly shapesOff?: readonly ShapeName[];
  /** The same seed gives the same round. */
  readonly seed?: number;
  /** Fills its positioned parent instead of showing a 16:9 box in the page. */
  readonly fills?: boolean;
  readonly onClose: () => void;
}

const none: readonly ShapeName[] = [];

/** Plays a whole round with the given settings for an unknown child; nothing is stored. */
export function GamePreview({
  settings,
  collectionKey,
  collection: given,
  games = [],
  mode,
  shapesOff = none,
  seed = 1,
  fills = false,
  onClose,
}: GamePreviewProps) {
  const { t } = useTranslation('pupil');
  const [textsReady, setTextsReady] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let live = true;
    void loadTexts('pupil').then(() => live && setTextsReady(true));
    return () => {
      live = false;
    };
  }, []);

  const collection = given ?? findCollection(collectionKey);
  const game = collection ? gameFor(collection, games) : undefined;
  // The caller may pass a new settings object on each render: the round restarts only when the contents differ.
  const settingsText = JSON.stringify(settings);
  const session = useMemo(
    () =>
      game === undefined || collection === null
        ? null
        : localSession(game, JSON.parse(settingsText) satisfies PracticeSettings, collection, {
            mode,
            shapesOff,
            seed: seed + round,
          }),
    [game, settingsText, collection, mode, shapesOff, seed, round],
  );
  if (!textsReady) return <Loading />;
  if (game === undefined || session === null) return <p className={styles.none}>{t('test.none')}</p>;
  return (
    <div className={fills ? styles.fills : styles.preview}>
      <Suspense fallback={<Loading />}>
        <PlayScreen
          key={session.id}
          game={game}
          session={session}
          ending={{ kind: 'preview' }}
          onAgain={() => setRound(round + 1)}
          onStop={onClose}
        />
      </Suspense>
    </div>
  );
}

/** Finds the first allowed game that takes these sums, else the first of all games that does. */
function gameFor(collection: SumCollection, allowed: readonly string[]): GameManifest | undefined {
  const sums = shapesIn(collection);
  const named = allowed.flatMap((id) => gameById(id) ?? []);
  return named.find((game) => isOffered(game, sums)) ?? gamesFor(sums)[0];
}

interface RoundChoices {
  readonly mode: AnswerMode | undefined;
  readonly shapesOff: readonly ShapeName[];
  readonly seed: number;
}

function localSession(
  game: GameManifest,
  settings: PracticeSettings,
  collection: SumCollection,
  { mode, shapesOff, seed }: RoundChoices,
): RoundSession | null {
  const purpose = game.test === true ? 'fluency-test' : 'practice';
  const made = localWindow({ collection, settings, seed, purpose });
  const window = shapesOff.length === 0 ? made : { ...made, shapesOff: { [game.id]: shapesOff } };
  const setup: Omit<RoundSetup, 'config'> = {
    window,
    answers: [],
    settings: {
      locale: currentLocale(),
      motion: preferredMotion(),
      sound: isSoundOn(),
      help: settings.help,
      clock: settings.clock,
    },
    storage: {
      add: async () => undefined,
      finish: async () => undefined,
      loadKeepsake: async () => null,
      saveKeepsake: async () => undefined,
    },
    clock: createAnswerClock(() => performance.now()),
    motor: { of: (input) => game.motorMs[input === 'switch' ? 'keyboard' : input], learn: () => undefined },
    now: () => Date.now(),
  };
  return createSession(game, setup, mode);
}
