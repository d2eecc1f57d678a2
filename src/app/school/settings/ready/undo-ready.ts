import { ApiError } from '../../../api/api-error';
import { type CallReply, call } from '../../../api/call';
import { draftOf } from '../draft/settings-draft';

/** Returns the lists of groups and pupils to what they were. @throws ApiError 409 when they were saved again since */
export async function undoReady(
  groupIds: readonly string[],
  made: readonly CallReply<'setReady'>[],
): Promise<void> {
  for (const [place, { group, pupils }] of made.entries()) {
    const groupId = groupIds[place];
    if (group && groupId !== undefined) {
      const before = await call('readSettings', { params: { settingsId: group.before } });
      await call('saveSettings', {
        params: { groupId },
        body: { basedOn: group.settingsId, settings: draftOf(before) },
      });
    }
    if (pupils.length === 0) continue;
    const { overtaken } = await call('undoSettings', { body: { pupils: [...pupils] } });
    const names = overtaken.map(({ name }) => name).join(', ');
    if (names) throw new ApiError(409, { message: names });
  }
}
