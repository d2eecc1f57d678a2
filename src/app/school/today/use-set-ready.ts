import { useTranslation } from 'react-i18next';
import { newTask } from '@/contract/new-task';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { titleIn } from '../../i18n/title-in';
import { useLocale } from '../../i18n/use-locale';
import { lastDayOfWeeks } from '../../shared/day-from-now';
import type { RunAction } from '../shared/use-actions';
import { listed } from './listed';
import type { Collection, Person } from './types';

interface Setting {
  readonly people: readonly Person[];
  readonly collection: Collection;
  /** Date at the school. */
  readonly day: string;
  /** Null: as long as the settings apply. */
  readonly weeks: number | null;
}

/** Sets a collection ready for exactly these pupils, beside the tasks they have; can be undone. */
export function useSetReady(change: RunAction) {
  const { t } = useTranslation(['school', 'today']);
  const locale = useLocale();
  return ({ people, collection, day, weeks }: Setting) => {
    const names = listed(people.map(({ name }) => name));
    const until = weeks === null ? null : lastDayOfWeeks(day, weeks);
    const task = { ...newTask(collection.collectionKey), from: day, until };
    const title = titleIn(collection, locale);
    let changed: { pupilId: string; settingsId: string; before: string | null }[] = [];
    const undo = () => call('undoSettings', { body: { pupils: changed } });
    return change({
      done: t(weeks === null ? 'today:proposal.done' : 'today:done', { title, names }),
      work: async () => {
        const reply = await call('changeSettings', {
          body: {
            pupils: people.map(({ pupilId, settingsId }) => ({ pupilId, basedOn: settingsId })),
            change: { set: {}, asGroup: [], addTasks: [task] },
          },
        });
        changed = reply.changed;
        if (reply.overtaken.length === 0) return;
        // All of them or nobody, so that the page can say which.
        if (changed.length > 0) await undo();
        const others = listed(reply.overtaken.map(({ name }) => name));
        throw new ApiError(409, { message: t('today:changedElsewhere', { names: others }) });
      },
      undo: async () => {
        if (changed.length === 0) return;
        const { overtaken } = await undo();
        if (overtaken.length === 0) return;
        const late = listed(overtaken.map(({ name }) => name));
        throw new ApiError(409, { message: t('adjust.many.notUndone', { names: late }) });
      },
    });
  };
}
