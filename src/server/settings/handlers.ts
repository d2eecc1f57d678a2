import type { Handlers } from '../call';
import { conflict, notFound, refused } from '../errors';
import { requireClass } from '../groups/policy';
import { listCollections, newestCollections } from './collections';
import { settingsById, settingsOfClass } from './read-settings';
import { ensureSettings, writeSettings } from './write-settings';

export const handlers = {
  async listSettings({ db, session, params, now }) {
    const { accountId } = session;
    const { class_id: classId, year } = await requireClass(db, session, params.groupId);
    const versions = await settingsOfClass(db, accountId, classId);
    if (versions.length > 0) return { versions };
    const { country } = await db
      .selectFrom('account')
      .select('country')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    await ensureSettings(db, { accountId, country }, [{ classId, year }], now);
    return { versions: await settingsOfClass(db, accountId, classId) };
  },
  async readSettings({ db, session, params }) {
    const found = await settingsById(db, session.accountId, params.settingsId);
    if (!found) throw notFound();
    await requireClass(db, session, found.groupId);
    return found;
  },
  async saveSettings({ db, session, params, body, now }) {
    const { accountId, personId } = session;
    const { class_id: classId } = await requireClass(db, session, params.groupId);
    const wanted = body.settings.tasks.map(({ collectionKey }) => collectionKey);
    const known = new Set((await newestCollections(db, wanted)).map(({ key }) => key));
    if (wanted.some((key) => !known.has(key))) {
      throw refused('unknown-collection');
    }
    const { basedOn, settings } = body;
    const writer = { accountId, createdBy: personId, now };
    const [settingsId] = await writeSettings(db, writer, [{ classId, settings, basedOn }]);
    const saved = settingsId && (await settingsById(db, accountId, settingsId));
    if (!saved) throw conflict('settings-changed');
    return saved;
  },
  listCollections: ({ db }) => listCollections(db),
} satisfies Partial<Handlers>;
