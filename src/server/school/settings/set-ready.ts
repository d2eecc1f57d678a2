import type * as z from 'zod';
import { testGame } from '@/contract/game-ids';
import { newTask } from '@/contract/new-task';
import type { OwnSettings, SettingsBody, SettingsTask } from '@/contract/settings';
import type { Day } from '../../platform/db/columns';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, invalid, notFound, unprocessable } from '../../platform/http/errors';
import { shiftDay } from '../../shared/calendar';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { membersOf } from '../members';
import { requireSeenGroup } from '../policy';
import { schoolToday } from '../school-today';
import { ownSettingsOf, settingsOfGroup } from './read-settings';
import { requireCollections } from './require-collections';
import { type NewVersion, writeSettings } from './write-settings';

type Task = z.infer<typeof SettingsTask>;
type SetReady = Call<'setReady'>;

/** Tasks one list may have. */
const maxTasks = 20;
/** Pupils a statement: on the embedded database others get their turn in between. */
const piece = 25;

const isTest = ({ games }: Task): boolean => games.length === 1 && games[0] === testGame;

/** The task as it is from the day after `until` on; null when it is over by then. */
function waiting(task: Task, until: Day): Task | null {
  if (task.until !== null && task.until <= until) return null;
  const from = shiftDay(until, 1);
  return { ...task, from: task.from !== null && task.from > from ? task.from : from };
}

export interface Ready {
  readonly task: Task;
  /** Required tasks wait until this one is over. */
  readonly othersWait: boolean;
  /** Collection that follows this task; null: what waited comes back, and nothing else. */
  readonly next: string | null;
}

/**
 * A list of tasks with one set ready at its head. What the list asked of the same sums, and with `othersWait` whatever it
 * required, waits until the task is over. Tests and free tasks stay, tasks that are over go.
 * @throws CallError 422 when the list becomes too long
 */
export function withReady(tasks: readonly Task[], { task, othersWait, next }: Ready, today: Day): Task[] {
  const { until } = task;
  const rest = tasks.flatMap((each) => {
    if (each.until !== null && each.until < today) return [];
    const isSame = each.collectionKey === task.collectionKey;
    if (isTest(each) || !(isSame || (othersWait && each.required))) return [each];
    // A task without a last day leaves nothing to wait for.
    if (until === null) return isSame ? [] : [each];
    return waiting(each, until) ?? [];
  });
  const after = next === null || until === null ? [] : [{ ...newTask(next), from: shiftDay(until, 1) }];
  const all = [task, ...after, ...rest];
  if (all.length > maxTasks) throw unprocessable('too-many-tasks', { values: { most: maxTasks } });
  return all;
}

interface Lists {
  readonly group: z.infer<typeof SettingsBody>;
  /** Settings of a pupil's own. */
  readonly differsOf: (pupilId: string) => z.infer<typeof OwnSettings>;
}

/** Settings of each pupil whose list is not that of the group once the task is set ready. */
function ownLists({ body }: SetReady, everybody: readonly string[], { group, differsOf }: Lists, today: Day) {
  const { pupilIds, instead, ...ready } = body;
  const collectionOf = new Map(
    instead.flatMap((part) => part.pupilIds.map((pupilId) => [pupilId, part.collectionKey] as const)),
  );
  return (pupilIds ?? everybody).flatMap((pupilId) => {
    const differs = differsOf(pupilId);
    const collectionKey = collectionOf.get(pupilId);
    // Whoever follows the group gets the task with it.
    if (pupilIds === null && collectionKey === undefined && differs.tasks === undefined) return [];
    const task = { ...ready.task, collectionKey: collectionKey ?? ready.task.collectionKey };
    // Somebody who does something else goes on with what the list says, not with what follows the task.
    const next = collectionKey === undefined ? ready.next : null;
    const tasks = withReady(differs.tasks ?? group.tasks, { ...ready, task, next }, today);
    return [{ pupilId, settings: { ...differs, tasks } }];
  });
}

/**
 * Sets a task ready for a group of either kind or for some of its pupils: all of it or nothing. What an extra group sets
 * ready stands in its own lists, so that the home group's stay as they are.
 */
export async function setReady(call: SetReady): Promise<Answer<'setReady'>> {
  const { session, params, body, now } = call;
  const { accountId, personId } = session;
  const groupSeen = await requireSeenGroup(call.db, session, params.groupId);
  const { group_id: groupId } = groupSeen;
  if (body.task.until !== null && body.task.until < (body.task.from ?? ''))
    throw invalid({ until: 'required' });
  const named = [...(body.pupilIds ?? []), ...body.instead.flatMap(({ pupilIds }) => pupilIds)];
  const keys = [...body.instead.map(({ collectionKey }) => collectionKey), ...(body.next ? [body.next] : [])];
  await requireCollections(call.db, [body.task, ...keys.map((key) => newTask(key))]);
  return call.db.transaction().execute(async (db) => {
    const { today } = await schoolToday(db, now);
    const group = (await settingsOfGroup(db, groupId)).find(({ current }) => current);
    if (!group) throw notFound();
    const members = await membersOf(db, groupSeen, now)
      .select('p.pupil_id')
      .orderBy('p.pupil_id')
      .forUpdate('p')
      .execute();
    const everybody = members.map(({ pupil_id }) => pupil_id);
    const known = new Set(everybody);
    if (named.some((pupilId) => !known.has(pupilId))) throw notFound();
    const own = await ownSettingsOf(
      db,
      everybody.map((pupil_id) => ({ pupil_id, group_id: groupId })),
    );
    const lists: Lists = { group, differsOf: (pupilId) => own.get(pupilId)?.differs ?? {} };
    const forPupils = ownLists(call, everybody, lists, today).map((list) => ({
      ...list,
      settingsId: newId(now),
      groupId,
      basedOn: own.get(list.pupilId)?.settingsId ?? null,
    }));
    const forGroup = {
      settingsId: newId(now),
      groupId,
      settings: { ...settingsBody(group), tasks: withReady(group.tasks, body, today) },
      basedOn: group.settingsId,
    };
    const versions: NewVersion[] = [...(body.pupilIds === null ? [forGroup] : []), ...forPupils];
    for (let from = 0; from < versions.length; from += piece) {
      const some = versions.slice(from, from + piece);
      const written = await writeSettings(db, { accountId, createdBy: personId, now }, some);
      if (written.length < some.length) throw conflict('settings-changed');
    }
    const counts = { pupils: body.pupilIds === null ? everybody.length : forPupils.length };
    await audit(db, session, { action: 'settings.set-ready', subjectId: groupId, counts }, now);
    return {
      group: body.pupilIds === null ? { settingsId: forGroup.settingsId, before: group.settingsId } : null,
      pupils: forPupils.map(({ pupilId, settingsId, basedOn }) => ({ pupilId, settingsId, before: basedOn })),
    };
  });
}

type Shown = Awaited<ReturnType<typeof settingsOfGroup>>[number];

/** What a version says, without what it is. */
const settingsBody = ({
  settingsId: _id,
  groupId: _group,
  version: _version,
  current: _current,
  createdAt: _at,
  createdBy: _by,
  ...body
}: Shown): z.infer<typeof SettingsBody> => body;
