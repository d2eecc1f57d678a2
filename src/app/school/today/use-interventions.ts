import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { useLocale } from '../../i18n/use-locale';
import { newId } from '../../shared/new-id';
import { listed } from '../shared/listed';
import type { RunAction } from '../shared/use-actions';
import { useSchoolPaths } from '../shared/use-school-paths';
import type { Collection, InterventionKind, Matter, Person } from './types';

interface Intervention {
  readonly kind: InterventionKind;
  readonly matter: Matter;
  readonly people: readonly Person[];
  /** Set ready when `kind` is `practice`. */
  readonly collection?: Collection;
  /** Null: as long as the settings apply. */
  readonly weeks?: number | null;
}

export interface Interventions {
  /** Stores what the teacher does, and changes settings where that is what is done; can be undone. */
  record(intervention: Intervention): Promise<void>;
  /** Takes back what was done earlier. */
  undo(interventionId: string): Promise<void>;
  /** Takes an effect off the page; can be undone. */
  close(interventionId: string): Promise<void>;
}

/** Returns what a teacher can do about the matters of this page. */
export function useInterventions(change: RunAction): Interventions {
  const { t } = useTranslation(['school', 'today']);
  const locale = useLocale();
  const { groupId } = useSchoolPaths();
  const paramsOf = (interventionId: string) => ({ groupId, interventionId });
  const undoNow = async (interventionId: string) => {
    const { overtaken } = await call('undoIntervention', { params: paramsOf(interventionId) });
    if (overtaken.length === 0) return;
    throw new ApiError(409, { message: t('adjust.many.notUndone', { names: listed(overtaken) }) });
  };
  return {
    record({ kind, matter, people, collection, weeks = null }) {
      const params = paramsOf(newId());
      const names = listed(people.map(({ name }) => name));
      const title = collection ? titleIn(collection, locale) : '';
      const said = kind === 'practice' && weeks === null ? 'open' : kind;
      const body = {
        kind,
        matter,
        pupils: people.map(({ pupilId, settingsId }) => ({ pupilId, basedOn: settingsId })),
        collectionKey: collection?.collectionKey ?? null,
        weeks,
      };
      return change({
        done: t(`today:recorded.${said}`, { title, names, count: people.length }),
        work: () => call('recordIntervention', { params, body }),
        undo: () => undoNow(params.interventionId),
      });
    },
    undo: (interventionId) => change({ done: t('teachers.undone'), work: () => undoNow(interventionId) }),
    close(interventionId) {
      const params = paramsOf(interventionId);
      const put = (closed: boolean) => call('closeIntervention', { params, body: { closed } });
      return change({ done: t('today:effects.closed'), work: () => put(true), undo: () => put(false) });
    },
  };
}
