import { useState } from 'react';
import { useRead } from '../../../api/query';
import type { RunAction } from '../../shared/use-actions';
import { ReadyForm } from './ready-form';
import { ReadyFrame } from './ready-frame';
import type { ReadyStart } from './types';
import { useReadinessRules } from './use-readiness-rules';

interface ExtraReadyDrawerProps extends ReadyStart {
  readonly groupId: string;
  readonly onDone: RunAction;
  readonly onClose: () => void;
}

/** Drawer in which an extra group sets a task ready for its members, beside those of their home groups. */
export function ExtraReadyDrawer({ groupId, onDone, onClose, ...start }: ExtraReadyDrawerProps) {
  const input = { params: { groupId } };
  const page = useRead('readExtraGroup', input);
  const facts = useRead('readGroupFacts', input);
  const { data: school } = useRead('readSchool');
  // Titles and games of the collections.
  const collections = useRead('listCollections');
  const judging = useReadinessRules();
  const [playing, setPlaying] = useState(false);
  const withOwnTasks = new Set(page.data?.tasks.flatMap(({ pupilIds }) => pupilIds ?? [])).size;
  return (
    <ReadyFrame
      name={page.data?.group.name ?? ''}
      error={page.error ?? collections.error}
      playing={playing}
      onClose={onClose}
    >
      {page.data && collections.data && !facts.isLoading && !judging.isLoading ? (
        <ReadyForm
          isExtra
          // An extra group is of no year: games of all years are offered.
          group={{ ...page.data.group, year: null }}
          pupils={page.data.members}
          current={page.data.settings}
          withOwnTasks={withOwnTasks}
          facts={facts.data ?? null}
          rules={judging.rules}
          parallel={[]}
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
