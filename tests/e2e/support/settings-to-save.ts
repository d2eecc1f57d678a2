import type { Api } from '@/contract/api';
import type { Input, Reply } from '@/contract/route';

type Versions = Reply<Api['listSettings']>['versions'];

/**
 * Returns the settings that a group has now, as a body that saves them with changes.
 *
 * @throws when no version is in use
 */
export function settingsToSave(versions: Versions): Input<Api['saveSettings']>['body'] {
  const current = versions.find((version) => version.current);
  if (!current) throw new Error('The group has no settings.');
  const {
    settingsId: basedOn,
    groupId: _,
    version: __,
    current: ___,
    createdAt: ____,
    ...settings
  } = current;
  return { basedOn, settings };
}
