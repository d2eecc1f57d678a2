import { SettingsBody } from '@/contract/settings';
import { json } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import type { Call, Handlers } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { byName } from '../../shared/names';
import { audit } from '../audit';
import { requireManagedGroup } from '../policy';
import { schoolToday } from '../school-today';
import { settingsOfGroup } from './read-settings';
import { unsaid } from './settings-in-use';

/** Templates of a school at most: a page shows all of them. */
const maxTemplates = 100;
/** Days in which a deleted template can be put back. */
const daysToRestore = 7;
const dayMs = 86_400_000;

/** The present settings of a group as a template has them. @throws CallError 422 `template-without-tasks` */
async function bodyOf(db: Db, { session, params, body, now }: Call<'addTemplate'>) {
  const { group_id } = await requireManagedGroup(db, session, params.groupId);
  const current = (await settingsOfGroup(db, group_id)).find((version) => version.current);
  if (!current) throw notFound();
  const { today } = await schoolToday(db, now);
  const tasks = current.tasks
    .filter(({ until }) => until === null || until >= today)
    .map((task) => ({ ...task, from: null, until: null }));
  if (tasks.length === 0) throw unprocessable('template-without-tasks');
  // Without what belongs to the version and its group.
  return SettingsBody.parse({ ...current, tasks, title: body.title });
}

export const templates = {
  async listTemplates({ db, session }) {
    const rows = await db
      .selectFrom('settings_template as s')
      .innerJoin('app_user as u', (on) => on.onRef('u.user_id', '=', 's.created_by'))
      .where('s.deleted_at', 'is', null)
      .select(['s.template_id', 's.body', 's.created_by', 's.created_at', 'u.display_name'])
      .execute();
    return {
      templates: rows
        .map((row) => ({
          templateId: row.template_id,
          settings: { ...unsaid, ...row.body },
          createdAt: row.created_at.toISOString(),
          createdBy: row.display_name,
          mayDelete: session.role === 'schooladmin' || row.created_by === session.personId,
        }))
        .sort((a, b) => byName(a.settings.title, b.settings.title)),
    };
  },

  /** @throws CallError 404, 422 `template-without-tasks`, `too-many-templates` */
  async addTemplate(call) {
    const { db, session, params, body, now } = call;
    await db.transaction().execute(async (tx) => {
      const settings = await bodyOf(tx, call);
      await tx
        .deleteFrom('settings_template')
        .where('deleted_at', '<', new Date(now.getTime() - daysToRestore * dayMs))
        .execute();
      const { count } = await tx
        .selectFrom('settings_template')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= maxTemplates) throw unprocessable('too-many-templates');
      const added = await tx
        .insertInto('settings_template')
        .values({
          template_id: params.templateId,
          title: body.title,
          body: json(settings),
          created_by: session.personId,
          created_at: now,
          deleted_at: null,
        })
        .onConflict((there) => there.column('template_id').doNothing())
        .returning('template_id')
        .executeTakeFirst();
      if (!added) return;
      const entry = {
        action: 'template.added',
        subjectId: params.templateId,
        counts: { templates: 1 },
      } as const;
      await audit(tx, session, entry, now);
    });
    return {};
  },

  /** @throws CallError 404 for one of a colleague, unless this person manages the school */
  async deleteTemplate({ db, session, params, body, now }) {
    await db.transaction().execute(async (tx) => {
      const found = await tx
        .updateTable('settings_template')
        .set({ deleted_at: body.deleted ? now : null })
        .where('template_id', '=', params.templateId)
        .$if(session.role !== 'schooladmin', (own) => own.where('created_by', '=', session.personId))
        .returning('template_id')
        .executeTakeFirst();
      if (!found) throw notFound();
      const action = body.deleted ? 'template.deleted' : 'template.restored';
      await audit(tx, session, { action, subjectId: params.templateId, counts: { templates: 1 } }, now);
    });
    return {};
  },
} satisfies Partial<Handlers>;
