import { gameById } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import type { Locale } from '@/maths/locale';
import { titleIn } from '@/maths/title-in';
import type { CallReply } from '../../../../api/call';
import { newId } from '../../../../shared/new-id';
import { offeredGames } from '../../../../shared/offered-games';
import { gamePath, startTestMark } from '../../../round/start/game-path';
import type { StoredRound } from '../../../sync/outbox/entry';
import {
  type DeviceRounds,
  dayOf,
  deviceRounds,
  type TaskOfRounds,
} from '../../../sync/prefetched-rounds/prefetched-rounds';
import { gamesOfDay } from './choose-game';

export type PupilMap = CallReply<'readMap'>;
type MapTask = PupilMap['tasks'][number];

/** A task of today, with its game and the path of its next round. */
export interface Stop {
  readonly task: MapTask;
  readonly game: GameManifest;
  readonly title: string;
  /** Rounds finished today, including those not yet sent to the server. */
  readonly roundsDone: number;
  readonly done: boolean;
  /** A round was begun today and is not finished. */
  readonly begun: boolean;
  /** Null while the task is closed. */
  readonly path: string | null;
  /** Another game for the next round, for a child that would rather; null where there is none or a round was begun. */
  readonly other: { readonly game: GameManifest; readonly path: string } | null;
  /**
   * Reason why it is closed: no network or no server and no round on this device, required tasks first, or the day is
   * done.
   */
  readonly closed: 'offline' | 'away' | 'locked' | 'tomorrow' | null;
}

/** Returns the purpose of a task's rounds: a game that is a test makes them tests. */
export const roundsOfTask = (task: MapTask, game: GameManifest): TaskOfRounds => ({
  practiceTaskId: task.practiceTaskId,
  purpose: game.test === true ? 'fluency-test' : 'practice',
});

interface MapOnDevice {
  readonly map: PupilMap;
  /** Time at which the server sent the map, epoch ms; its games are those of that day. */
  readonly readAt: number;
  readonly online: boolean;
  /** The server answered, but cannot give anything now. */
  readonly away: boolean;
  readonly rounds: readonly StoredRound[];
}

/** Orders tasks: required ones first, then optional ones, finished ones last. */
const inOrder = (a: Stop, b: Stop) =>
  Number(a.done) - Number(b.done) || Number(b.task.required) - Number(a.task.required);

/** Chooses the round a card opens: one that was begun, a new one, or a prefetched one without a network. */
const nextRound = (openWindowId: string | null, { begunId, prefetchedId }: DeviceRounds, online: boolean) =>
  online ? (openWindowId ?? begunId ?? newId()) : (begunId ?? prefetchedId);

/**
 * Lists today's tasks in playing order; empty without a licence.
 * @param dayIsDone the day's time is used up
 */
export function stopsOf(
  { map, readAt, online, away, rounds }: MapOnDevice,
  locale: Locale,
  dayIsDone: boolean,
): readonly Stop[] {
  const { tasks, pupilId } = map;
  if (map.licenceOver) return [];
  // A map cached by an older version lacks the shapes: its games return with the next map.
  const shaped = tasks.map((task) => ({ ...task, shapes: task.shapes ?? {} }));
  // It lacks the settings of games too: then all are offered.
  const settings = map.gameSettings ?? [];
  const chosen = gamesOfDay(
    shaped,
    { pupilId, day: dayOf(readAt) },
    { offered: offeredGames(settings, map.year), anyYear: offeredGames(settings, null) },
  );
  return tasks
    .flatMap((task): Stop[] => {
      const choice = chosen.get(task.practiceTaskId);
      if (choice === undefined) return [];
      const { other } = choice;
      // A round that was begun goes on in its game, also when that is not offered any more.
      const game = gameById(task.openGame ?? '') ?? choice.game;
      const here = deviceRounds(rounds, roundsOfTask(task, game), Date.now());
      const roundsDone = task.roundsDone + here.done;
      const windowId = nextRound(task.openWindowId, here, online);
      const begun = (task.openWindowId ?? here.begunId) !== null;
      const { taskListItemId, practiceTaskId } = task;
      const pathTo = ({ id }: GameManifest, round: string) =>
        gamePath({ pupilId, taskListItemId, practiceTaskId, windowId: round, game: id });
      return [
        {
          task,
          game,
          title: titleIn(task, locale),
          roundsDone,
          done: task.required && (task.goalReached || roundsDone >= task.roundsAsked),
          begun,
          path: windowId && pathTo(game, windowId),
          // Without a network only the game of the day is sure to be on the device.
          other:
            other && windowId && online && !begun ? { game: other, path: pathTo(other, windowId) } : null,
          closed: null,
        },
      ];
    })
    .toSorted(inOrder)
    .map((stop, _, all) => shut(stop, closedBy(stop, all, { map, away, dayIsDone })));
}

const shut = (stop: Stop, closed: Stop['closed']): Stop => ({
  ...stop,
  closed,
  path: closed === null ? stop.path : null,
  other: closed === null ? stop.other : null,
});

function closedBy(
  { task, path }: Stop,
  all: readonly Stop[],
  { map, away, dayIsDone }: Pick<MapOnDevice, 'map' | 'away'> & { readonly dayIsDone: boolean },
): Stop['closed'] {
  if (dayIsDone) return 'tomorrow';
  const waits = map.freeAfterRequired && all.some((other) => other.task.required && !other.done);
  if (!task.required && waits) return 'locked';
  if (path !== null) return null;
  return away ? 'away' : 'offline';
}

/** Returns the path of the start test; null when it is done or cannot be played now. */
export function startTestPath({ map, online }: MapOnDevice): string | null {
  // A map cached by an older version lacks the field.
  if (!map.startTest || !online || map.licenceOver) return null;
  const { openWindowId, ...task } = map.startTest;
  const windowId = openWindowId ?? newId();
  return `${gamePath({ pupilId: map.pupilId, ...task, windowId, game: 'automatiseertoets' })}?${startTestMark}`;
}
