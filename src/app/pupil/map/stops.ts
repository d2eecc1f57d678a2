import type { GameManifest } from '@games/kit/manifest';
import type { CallReply } from '../../api/call';
import type { Locale } from '../../constants';
import { titleIn } from '../../i18n/title-in';
import { newId } from '../../new-id';
import { dayOf, type RoundsHere, roundsHere, type TaskOfRounds } from '../offline/kept-rounds';
import type { KeptRound } from '../outbox/entry';
import { gamePath, startTestMark } from '../round/game-path';
import { gamesOfDay } from './choose-game';

export type PupilMap = CallReply<'readMap'>;
type MapTask = PupilMap['tasks'][number];

/** A task of today with the game it is played in and the address of its next round. */
export interface Stop {
  readonly task: MapTask;
  readonly game: GameManifest;
  readonly title: string;
  /** Rounds finished today, also those the server has not heard of. */
  readonly roundsDone: number;
  readonly done: boolean;
  /** A round was begun today and waits to be finished. */
  readonly begun: boolean;
  /** Null while it is closed. */
  readonly path: string | null;
  /** Why it is closed: no network and no round of it here, the required ones first, or the day is done. */
  readonly closed: 'offline' | 'locked' | 'tomorrow' | null;
}

/** What the rounds of a task are chosen for: those of a test game are tests. */
export const roundsOfTask = (task: MapTask, game: GameManifest): TaskOfRounds => ({
  practiceTaskId: task.practiceTaskId,
  purpose: game.test === true ? 'fluency-test' : 'practice',
});

interface MapOnDevice {
  readonly map: PupilMap;
  /** When the server gave it, epoch ms: its games are those of that day, which this device has. */
  readonly readAt: number;
  readonly online: boolean;
  readonly rounds: readonly KeptRound[];
}

/** First what must be done today, then what may be done; what is done comes last. */
const inOrder = (a: Stop, b: Stop) =>
  Number(a.done) - Number(b.done) || Number(b.task.required) - Number(a.task.required);

/** The round a card leads to: one that was begun, a new one, or without a network one that was fetched ahead. */
const nextRound = (openWindowId: string | null, { begunId, spareId }: RoundsHere, online: boolean) =>
  online ? (openWindowId ?? begunId ?? newId()) : (begunId ?? spareId);

/** Today's tasks in the order to do them; none without a licence. `dayIsDone`: the time that the teacher set is over. */
export function stopsOf(
  { map, readAt, online, rounds }: MapOnDevice,
  locale: Locale,
  dayIsDone: boolean,
): readonly Stop[] {
  const { tasks, pupilId } = map;
  if (map.licenceOver) return [];
  const chosen = gamesOfDay(tasks, { pupilId, day: dayOf(readAt) });
  return tasks
    .flatMap((task): Stop[] => {
      const game = chosen.get(task.practiceTaskId);
      if (game === undefined) return [];
      const here = roundsHere(rounds, roundsOfTask(task, game), Date.now());
      const roundsDone = task.roundsDone + here.done;
      const windowId = nextRound(task.openWindowId, here, online);
      return [
        {
          task,
          game,
          title: titleIn(task, locale),
          roundsDone,
          done: task.required && (task.goalReached || roundsDone >= task.roundsAsked),
          begun: (task.openWindowId ?? here.begunId) !== null,
          path:
            windowId &&
            gamePath({
              pupilId,
              taskListItemId: task.taskListItemId,
              practiceTaskId: task.practiceTaskId,
              windowId,
              game: game.id,
            }),
          closed: null,
        },
      ];
    })
    .toSorted(inOrder)
    .map((stop, _, all) => shut(stop, closedBy(stop, all, { map, dayIsDone })));
}

const shut = (stop: Stop, closed: Stop['closed']): Stop => ({
  ...stop,
  closed,
  path: closed === null ? stop.path : null,
});

function closedBy(
  { task, path }: Stop,
  all: readonly Stop[],
  { map, dayIsDone }: { readonly map: PupilMap; readonly dayIsDone: boolean },
): Stop['closed'] {
  if (dayIsDone) return 'tomorrow';
  const waits = map.freeAfterRequired && all.some((other) => other.task.required && !other.done);
  if (!task.required && waits) return 'locked';
  return path === null ? 'offline' : null;
}

/** The test that finds where a new pupil stands; null when there is none to do, or it cannot be had now. */
export function startTestPath({ map, online }: MapOnDevice): string | null {
  // A map that an older version kept says nothing of it.
  if (!map.startTest || !online || map.licenceOver) return null;
  const { openWindowId, ...task } = map.startTest;
  const windowId = openWindowId ?? newId();
  return `${gamePath({ pupilId: map.pupilId, ...task, windowId, game: 'automatiseertoets' })}?${startTestMark}`;
}
