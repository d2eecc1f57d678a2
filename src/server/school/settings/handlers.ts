import type { Call, Handlers } from '../../platform/http/call';
import { conflict, notFound, unprocessable } from '../../platform/http/errors';
import { fullName } from '../../shared/names';
import { requireManagedGroup, requireManagedPupil } from '../policy';
import { changeSettings, undoSettings } from './change-many';
import { listCollections, readCollection } from './collections';
import { listGameSettings } from './game-settings';
import { pupilsWithOwnSettings, settingsById, settingsOfGroup, settingsOfPupil } from './read-settings';
import { requireCollections } from './require-collections';
import { setReady } from './set-ready';
import { templates } from './templates';
import { writeSettings } from './write-settings';

type AnyCall = Call<'readPupilSettings'> | Call<'savePupilSettings'>;

/**
 * The pupil with the group it is in.
 * @throws CallError 422 when it is in none: its settings are what differs from those of its group
 */
async function requirePupilOfGroup({ db, session }: AnyCall, pupilId: string) {
  const pupil = await requireManagedPupil(db, session, pupilId);
  if (pupil.group_id === null) throw unprocessable('pupil-without-group');
  return { ...pupil, group_id: pupil.group_id };
}

export const handlers = {
  async listSettings({ db, session, params }) {
    const { group_id: groupId } = await requireManagedGroup(db, session, params.groupId);
    return {
      versions: await settingsOfGroup(db, groupId),
      pupils: await pupilsWithOwnSettings(db, groupId),
    };
  },
  async readSettings({ db, session, params }) {
    const found = await settingsById(db, params.settingsId);
    if (!found) throw notFound();
    await requireManagedGroup(db, session, found.groupId);
    return found;
  },
  async saveSettings(call) {
    const { db, session, params, body, now } = call;
    const { accountId, personId } = session;
    const { group_id: groupId } = await requireManagedGroup(db, session, params.groupId);
    await requireCollections(db, body.settings.tasks);
    const { basedOn, settings } = body;
    const writer = { accountId, createdBy: personId, now };
    const [settingsId] = await writeSettings(db, writer, [{ groupId, settings, basedOn }]);
    const saved = settingsId && (await settingsById(db, settingsId));
    if (!saved) throw conflict('settings-changed');
    return saved;
  },
  async readPupilSettings(call) {
    const pupil = await requirePupilOfGroup(call, call.params.pupilId);
    const current = (await settingsOfGroup(call.db, pupil.group_id)).find((version) => version.current);
    if (!current) throw notFound();
    return {
      pupil: { pupilId: pupil.pupil_id, name: fullName(pupil), groupId: pupil.group_id },
      group: current,
      versions: await settingsOfPupil(call.db, pupil),
    };
  },
  async savePupilSettings(call) {
    const { db, session, params, body, now } = call;
    const { accountId, personId } = session;
    const pupil = await requirePupilOfGroup(call, params.pupilId);
    await requireCollections(db, body.differs.tasks ?? []);
    const version = {
      groupId: pupil.group_id,
      pupilId: pupil.pupil_id,
      settings: body.differs,
      basedOn: body.basedOn,
    };
    const [settingsId] = await writeSettings(db, { accountId, createdBy: personId, now }, [version]);
    const saved = (await settingsOfPupil(db, pupil)).find((each) => each.settingsId === settingsId);
    if (!saved) throw conflict('settings-changed');
    return saved;
  },
  ...templates,
  changeSettings,
  undoSettings,
  setReady,
  listCollections: ({ db }) => listCollections(db),
  listGameSettings: ({ db, now }) => listGameSettings(db, now),
  readCollection: ({ db, params }) => readCollection(db, params.collectionKey),
} satisfies Partial<Handlers>;
