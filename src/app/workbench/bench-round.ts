import type { GameManifest } from '@games/kit/manifest';
import type { TaskAnswer } from '@/maths/round/answer';
import type { SumKind } from '@/maths/sum/sum';
import type { SumWindow } from '@/maths/window/sum-window';
import { createAnswerClock } from '../pupil/round/answer-clock';
import { createSession } from '../pupil/round/create-session';
import { collections, localWindow } from '../pupil/round/local-round';
import type { RoundSession, RoundSetup } from '../pupil/round/round-session';
import type { Wish } from './wish';

const key = (what: string, wish: Wish) =>
  `workbench ${what} ${wish.game} ${wish.collection} ${wish.mode} ${wish.seed} ${wish.sums}`;

function kept<Value>(name: string, none: Value): Value {
  const text = sessionStorage.getItem(name);
  return text === null ? none : (JSON.parse(text) as Value);
}

/** The collection a game is shown with: the one asked for, else the first that has only sums it is best with. */
export function collectionFor({ sums }: GameManifest, wanted: string): string {
  const isBest = (kind: SumKind) => sums.best.includes(kind);
  const found =
    collections.find(({ key }) => key === wanted) ??
    collections.find(({ kinds }) => kinds.every(isBest)) ??
    collections.find(({ kinds }) => kinds.some(isBest)) ??
    collections[0];
  return found?.key ?? '';
}

/** Forgets the answers of this round, so that it begins anew. */
export const forgetRound = (wish: Wish): void => sessionStorage.removeItem(key('answers', wish));

const windows = new Map<string, SumWindow | null>();

/** The sums of a round; the same wish has the same, chosen once. In the product the server chooses them. */
export function windowFor(game: GameManifest, wish: Wish): SumWindow | null {
  const name = key('window', wish);
  const known = windows.get(name);
  if (known !== undefined) return known;
  const window = localWindow({
    collectionKey: collectionFor(game, wish.collection),
    settings: { series: 'adaptive', sumsPerRound: wish.sums, help: true, clock: 'off', fragileLimit: 8 },
    seed: wish.seed,
    purpose: game.test === true ? 'fluency-test' : 'practice',
  });
  windows.set(name, window);
  return window;
}

/** A round that lives in this tab: after a reload it goes on where it was. Null when the game cannot ask these sums. */
export function benchRound(game: GameManifest, wish: Wish): RoundSession | null {
  const window = windowFor(game, wish);
  if (window === null) return null;
  const answers: TaskAnswer[] = [...kept<readonly TaskAnswer[]>(key('answers', wish), [])];
  const setup: Omit<RoundSetup, 'config'> = {
    window,
    answers: answers.length < wish.sums ? [...answers] : [],
    settings: {
      locale: wish.locale,
      motion: wish.motion,
      sound: wish.sound === 'on',
      help: true,
      clock: 'off',
    },
    keeper: {
      add: async (answer) => {
        answers.push(answer);
        sessionStorage.setItem(key('answers', wish), JSON.stringify(answers));
      },
      finish: async () => forgetRound(wish),
      loadKeepsake: async (id) => kept<unknown>(`workbench keepsake ${id}`, null),
      saveKeepsake: async (id, data) =>
        sessionStorage.setItem(`workbench keepsake ${id}`, JSON.stringify(data)),
    },
    clock: createAnswerClock(() => performance.now()),
    motor: { of: (input) => game.motorMs[input === 'switch' ? 'keyboard' : input], learn: () => undefined },
    now: () => Date.now(),
  };
  return createSession(game, setup, wish.mode === '' ? undefined : wish.mode);
}
