import { useState } from 'react';
import { useRead } from '../../../api/query';
import type { RunAction } from '../../shared/use-actions';
import { ReadyForm } from './ready-form';
import { ReadyFrame } from './ready-frame';
import type { ReadyStart } from './types';
import { useReadinessRules } from './use-readiness-rules';

interface ReadyDrawerProps extends ReadyStart {
  readonly groupId: string;
  readonly onDone: RunAction;
  readonly onClose: () => void;
}

/** Drawer in which a task is set ready: what, for whom, how long, in which games, and what comes after. */
export function ReadyDrawer({ groupId, onDone, onClose, ...start }: ReadyDrawerProps) {
  const input = { params: { groupId } };
  const group = useRead('listPupils', input);
  const settings = useRead('listSettings', input);
  const facts = useRead('readGroupFacts', input);
  const { data: groups } = useRead('listGroups');
  const { data: school } = useRead('readSchool');
  // Titles and games of the collections.
  const collections = useRead('listCollections');
  const judging = useReadinessRules();
  const [playing, setPlaying] = useState(false);
  const current = settings.data?.versions.find((version) => version.current);
  const error = group.error ?? settings.error ?? collections.error;
  const own = groups?.groups.find((each) => each.groupId === groupId);
  return (
    <ReadyFrame name={group.data?.group.name ?? ''} error={error} playing={playing} onClose={onClose}>
      {group.data && current && collections.data && !facts.isLoading && !judging.isLoading ? (
        <ReadyForm
          group={group.data.group}
          pupils={group.data.pupils}
          current={current}
          withOwnTasks={
            (settings.data?.pupils ?? []).filter(({ differs }) => differs.includes('tasks')).length
          }
          facts={facts.data ?? null}
          rules={judging.rules}
          parallel={(groups?.groups ?? []).filter(
            ({ groupId: other, year, schoolYear }) =>
              other !== groupId && year !== null && year === own?.year && schoolYear === own.schoolYear,
          )}
          region={school?.region ?? null}
          start={start}
          onPlaying={setPlaying}
          onDone={onDone}
          onClose={onClose}
        />
      ) : null}
    </ReadyFrame>
  );
}
