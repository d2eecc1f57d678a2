import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { SettingsBody, SettingsTask } from '@/contract/settings';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import type { Call } from '../../platform/http/call';
import { conflict, notFound } from '../../platform/http/errors';
import { audit } from '../audit';
import { type NewVersion, writeSettings } from '../settings/write-settings';
import { requireExtraGroup } from './require-extra-group';

type Task = z.infer<typeof SettingsTask>;

/** The current lists of a group with the ids of their tasks: of the group, and of members with a list of their own. */
async function currentLists(db: Db, groupId: string) {
  const rows = await db
    .selectFrom('exercise_settings as s')
    .leftJoin('task_list_item as i', (on) => on.onRef('i.settings_id', '=', 's.settings_id'))
    .where('s.group_id', '=', groupId)
    .where('s.is_current', '=', true)
    .select(['s.settings_id', 's.pupil_id', 's.body', 'i.item_id', 'i.place'])
    .orderBy('s.pupil_id')
    .orderBy('i.place')
    .execute();
  const lists = new Map<
    string,
    { pupilId: string | null; body: (typeof rows)[number]['body']; items: string[] }
  >();
  for (const row of rows) {
    const list = lists.get(row.settings_id) ?? { pupilId: row.pupil_id, body: row.body, items: [] };
    if (row.item_id !== null) list.items.push(row.item_id);
    lists.set(row.settings_id, list);
  }
  return [...lists].map(([settingsId, { pupilId, body, items }]) => ({
    settingsId,
    pupilId,
    body,
    items,
    tasks: (body.tasks ?? []) as readonly Task[],
  }));
}

interface Shown {
  readonly task: Task;
  readonly itemIds: string[];
  /** Members whose own list has it. */
  readonly owners: Set<string>;
  /** It stands in the list of the group, which those have who have none of their own. */
  readonly isOfGroup: boolean;
}

/**
 * The tasks of an extra group that are not over, each with the members who have it; null for all of them. A task that
 * stands in several lists is one task.
 */
export async function readExtraTasks(
  db: Db,
  groupId: string,
  { today, memberIds }: { readonly today: Day; readonly memberIds: readonly string[] },
) {
  const members = new Set(memberIds);
  const lists = (await currentLists(db, groupId)).filter(
    ({ pupilId }) => pupilId === null || members.has(pupilId),
  );
  const withOwn = new Set(lists.flatMap(({ pupilId }) => pupilId ?? []));
  const shown: Shown[] = [];
  const ofGroupFirst = lists.toSorted((a, b) => Number(a.pupilId !== null) - Number(b.pupilId !== null));
  for (const { pupilId, tasks, items } of ofGroupFirst) {
    for (const [place, task] of tasks.entries()) {
      const itemId = items[place];
      if (itemId === undefined || (task.until !== null && task.until < today)) continue;
      const known = shown.find((each) => isDeepStrictEqual(each.task, task));
      const each = known ?? { task, itemIds: [], owners: new Set(), isOfGroup: pupilId === null };
      if (!known) shown.push(each);
      each.itemIds.push(itemId);
      if (pupilId !== null) each.owners.add(pupilId);
    }
  }
  return shown.map(({ task, itemIds, owners, isOfGroup }) => {
    const whose = memberIds.filter((id) => owners.has(id) || (isOfGroup && !withOwn.has(id)));
    return { ...task, itemIds, pupilIds: isOfGroup && whose.length === memberIds.length ? null : whose };
  });
}

/**
 * Takes tasks out of the lists of an extra group.
 * @throws CallError 404 when one of them is no task of the group now, 409 when a list was saved since
 */
export async function removeExtraTasks({ db, session, params, body, now }: Call<'removeExtraTasks'>) {
  const { accountId, personId } = session;
  return db.transaction().execute(async (tx) => {
    const { group_id: groupId } = await requireExtraGroup(tx, session, params.groupId);
    const asked = new Set(body.itemIds);
    const lists = await currentLists(tx, groupId);
    const known = new Set(lists.flatMap(({ items }) => items));
    if ([...asked].some((itemId) => !known.has(itemId))) throw notFound();
    const versions = lists
      .filter(({ items }) => items.some((itemId) => asked.has(itemId)))
      .map(({ settingsId, pupilId, body: before, items, tasks }): NewVersion => {
        const rest = tasks.filter((_, place) => !asked.has(items[place] ?? ''));
        return {
          groupId,
          ...(pupilId !== null && { pupilId }),
          settings: { ...(before as z.infer<typeof SettingsBody>), tasks: rest },
          basedOn: settingsId,
        };
      });
    const written = await writeSettings(tx, { accountId, createdBy: personId, now }, versions);
    if (written.length < versions.length) throw conflict('settings-changed');
    const counts = { tasks: asked.size };
    await audit(tx, session, { action: 'settings.tasks-removed', subjectId: groupId, counts }, now);
    return {};
  });
}
