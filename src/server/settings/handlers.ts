import type { Call, Handlers } from '../call';
import { conflict, notFound, refused } from '../errors';
import { fullName } from '../groups/names';
import { requireClass, requirePupil } from '../groups/policy';
import { changeSettings, undoSettings } from './change-many';
import { listCollections } from './collections';
import { requireCollections, versionsOfClass } from './of-class';
import { pupilsWithOwnSettings, settingsById, settingsOfPupil } from './read-settings';
import { writeSettings } from './write-settings';

type AnyCall = Call<'readPupilSettings'> | Call<'savePupilSettings'>;

/**
 * The pupil with the class it is in.
 * @throws CallError 422 when it is in none: its settings are what differs from those of its class
 */
async function requirePupilOfClass({ db, session }: AnyCall, pupilId: string) {
  const pupil = await requirePupil(db, session, pupilId);
  if (pupil.class_id === null) throw refused('pupil-without-group');
  return { ...pupil, class_id: pupil.class_id };
}

export const handlers = {
  async listSettings(call) {
    const { db, session, params } = call;
    const { class_id: classId, year } = await requireClass(db, session, params.groupId);
    return {
      versions: await versionsOfClass(call, classId, year),
      pupils: await pupilsWithOwnSettings(db, session.accountId, classId),
    };
  },
  async readSettings({ db, session, params }) {
    const found = await settingsById(db, session.accountId, params.settingsId);
    if (!found) throw notFound();
    await requireClass(db, session, found.groupId);
    return found;
  },
  async saveSettings(call) {
    const { db, session, params, body, now } = call;
    const { accountId, personId } = session;
    const { class_id: classId } = await requireClass(db, session, params.groupId);
    await requireCollections(db, body.settings.tasks);
    const { basedOn, settings } = body;
    const writer = { accountId, createdBy: personId, now };
    const [settingsId] = await writeSettings(db, writer, [{ classId, settings, basedOn }]);
    const saved = settingsId && (await settingsById(db, accountId, settingsId));
    if (!saved) throw conflict('settings-changed');
    return saved;
  },
  async readPupilSettings(call) {
    const pupil = await requirePupilOfClass(call, call.params.pupilId);
    const [current] = (await versionsOfClass(call, pupil.class_id, pupil.year)).filter(
      (each) => each.current,
    );
    if (!current) throw notFound();
    return {
      pupil: { pupilId: pupil.pupil_id, name: fullName(pupil), groupId: pupil.class_id },
      group: current,
      versions: await settingsOfPupil(call.db, pupil),
    };
  },
  async savePupilSettings(call) {
    const { db, session, params, body, now } = call;
    const { accountId, personId } = session;
    const pupil = await requirePupilOfClass(call, params.pupilId);
    await requireCollections(db, body.differs.tasks ?? []);
    const version = {
      classId: pupil.class_id,
      pupilId: pupil.pupil_id,
      settings: body.differs,
      basedOn: body.basedOn,
    };
    const [settingsId] = await writeSettings(db, { accountId, createdBy: personId, now }, [version]);
    const saved = (await settingsOfPupil(db, pupil)).find((each) => each.settingsId === settingsId);
    if (!saved) throw conflict('settings-changed');
    return saved;
  },
  changeSettings,
  undoSettings,
  listCollections: ({ db }) => listCollections(db),
} satisfies Partial<Handlers>;
