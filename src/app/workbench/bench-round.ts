import { isOffered } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { findCollection } from '@/maths/collections/standard-collections';
import type { TaskAnswer } from '@/maths/round/answer';
import { coversEnough } from '@/maths/sum/shape/takes';
import type { SumWindow } from '@/maths/window/sum-window';
import { collections, localWindow } from '../pupil/preview/local-round';
import { createAnswerClock } from '../pupil/round/session/answer-clock';
import { createSession } from '../pupil/round/session/create-session';
import type { RoundSession, RoundSetup } from '../pupil/round/session/types';
import type { WorkbenchOptions } from './options';

const key = (what: string, options: WorkbenchOptions) =>
  `workbench ${what} ${options.game} ${options.collection} ${options.mode} ${options.seed} ${options.sums}`;

function kept<Value>(name: string, none: Value): Value {
  const text = sessionStorage.getItem(name);
  return text === null ? none : (JSON.parse(text) as Value);
}

/** Returns the collection of a game: the requested one, else the first that suits it best, else the first it takes. */
export function collectionFor(game: GameManifest, wanted: string): string {
  const found =
    collections.find(({ key }) => key === wanted) ??
    collections.find((collection) => coversEnough(shapesIn(collection), game.best)) ??
    collections.find((collection) => isOffered(game, shapesIn(collection))) ??
    collections[0];
  return found?.key ?? '';
}

/** Deletes the answers of this round, so that it starts again. */
export const forgetRound = (options: WorkbenchOptions): void =>
  sessionStorage.removeItem(key('answers', options));

const windows = new Map<string, SumWindow | null>();

/** Returns the sums of a round, chosen once per options. In the product the server chooses them. */
export function windowFor(game: GameManifest, options: WorkbenchOptions): SumWindow | null {
  const name = key('window', options);
  const known = windows.get(name);
  if (known !== undefined) return known;
  const collection = findCollection(collectionFor(game, options.collection));
  const window =
    collection &&
    localWindow({
      collection,
      settings: { series: 'adaptive', sumsPerRound: options.sums, help: true, clock: 'off', fragileLimit: 8 },
      seed: options.seed,
      purpose: game.test === true ? 'fluency-test' : 'practice',
    });
  windows.set(name, window);
  return window;
}

/** Creates a round that lives in this tab and survives a reload. Null when the game cannot ask these sums. */
export function benchRound(game: GameManifest, options: WorkbenchOptions): RoundSession | null {
  const window = windowFor(game, options);
  if (window === null) return null;
  const answers: TaskAnswer[] = [...kept<readonly TaskAnswer[]>(key('answers', options), [])];
  const setup: Omit<RoundSetup, 'config'> = {
    window,
    answers: answers.length < options.sums ? [...answers] : [],
    settings: {
      locale: options.locale,
      motion: options.motion,
      sound: options.sound === 'on',
      help: true,
      clock: 'off',
    },
    storage: {
      add: async (answer) => {
        answers.push(answer);
        sessionStorage.setItem(key('answers', options), JSON.stringify(answers));
      },
      finish: async () => forgetRound(options),
      loadKeepsake: async (id) => kept<unknown>(`workbench keepsake ${id}`, null),
      saveKeepsake: async (id, data) =>
        sessionStorage.setItem(`workbench keepsake ${id}`, JSON.stringify(data)),
    },
    clock: createAnswerClock(() => performance.now()),
    motor: { of: (input) => game.motorMs[input === 'switch' ? 'keyboard' : input], learn: () => undefined },
    now: () => Date.now(),
  };
  return createSession(game, setup, options.mode === '' ? undefined : options.mode);
}
