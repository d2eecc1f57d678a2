import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import { dayFromNow } from '../../../shared/day-from-now';
import type { RunAction } from '../../shared/use-actions';
import { type Draft, draftOf, type SettingsShown } from '../draft/settings-draft';

export type TemplateShown = CallReply<'listTemplates'>['templates'][number];

interface Target {
  readonly groupId: string;
  readonly name: string;
}

const currentOf = async (groupId: string): Promise<SettingsShown | undefined> => {
  const { versions } = await call('listSettings', { params: { groupId } });
  return versions.find(({ current }) => current);
};

/** Does all of these, also when one fails. @throws the first failure */
async function allOf(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failed = (await Promise.allSettled(works.map((work) => work()))).find(
    ({ status }) => status === 'rejected',
  );
  if (failed?.status === 'rejected') throw failed.reason;
}

const save = (groupId: string, basedOn: string | null, settings: Draft) =>
  call('saveSettings', { params: { groupId }, body: { basedOn, settings } });

/** Leaves out tasks that have ended, unless nothing else is left. */
export function withoutEnded(settings: Draft): Draft {
  const tasks = settings.tasks.filter(({ until }) => until == null || until >= dayFromNow());
  return tasks.length === 0 ? settings : { ...settings, tasks };
}

/**
 * Gives settings to groups as their next version, and takes that back with a version as before. When a group fails, those
 * before it are reported all the same, with undo.
 */
export function useGiveSettings(onDone: RunAction) {
  const { t } = useTranslation('school');
  return async (settings: Draft, targets: readonly Target[]) => {
    const given: string[] = [];
    const undo: (() => Promise<unknown>)[] = [];
    try {
      for (const { groupId, name } of targets) {
        const before = await currentOf(groupId);
        const made = await save(groupId, before?.settingsId ?? null, settings);
        given.push(name);
        if (before) undo.push(() => save(groupId, made.settingsId, draftOf(before)));
      }
    } finally {
      if (given.length > 0) {
        await onDone({
          done: t('templates.given', { title: settings.title, names: given.join(', ') }),
          undo: () => allOf(undo),
        });
      }
    }
  };
}
