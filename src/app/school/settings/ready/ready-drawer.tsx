import { Alert, Drawer } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../api/query';
import { describeError } from '../../../ui/forms/describe-error';
import { Loading } from '../../../ui/plain/loading';
import type { RunAction } from '../../shared/use-actions';
import styles from './ready.module.css';
import { ReadyForm } from './ready-form';
import type { ReadyStart } from './types';

interface ReadyDrawerProps extends ReadyStart {
  readonly groupId: string;
  readonly onDone: RunAction;
  readonly onClose: () => void;
}

/** Drawer in which a task is set ready: what, for whom, how long, in which games, and what comes after. */
export function ReadyDrawer({ groupId, onDone, onClose, ...start }: ReadyDrawerProps) {
  const { t } = useTranslation(['ready', 'common']);
  const input = { params: { groupId } };
  const group = useRead('listPupils', input);
  const settings = useRead('listSettings', input);
  const facts = useRead('readGroupFacts', input);
  const { data: groups } = useRead('listGroups');
  const { data: school } = useRead('readSchool');
  // Titles and games of the collections.
  const collections = useRead('listCollections');
  const [playing, setPlaying] = useState(false);
  const current = settings.data?.versions.find((version) => version.current);
  const error = group.error ?? settings.error ?? collections.error;
  const own = groups?.groups.find((each) => each.groupId === groupId);
  return (
    <Drawer
      opened
      position="right"
      size={780}
      padding="lg"
      // Escape in the game returns to this form, with everything in it.
      closeOnEscape={!playing}
      onClose={onClose}
      title={t('title', { name: group.data?.group.name ?? '' })}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
      classNames={{ title: styles.title, content: styles.content, body: styles.body }}
    >
      {error ? <Alert color="red">{describeError(error)}</Alert> : null}
      {group.data && current && collections.data && !facts.isLoading ? (
        <ReadyForm
          group={group.data.group}
          pupils={group.data.pupils}
          current={current}
          withOwnTasks={
            (settings.data?.pupils ?? []).filter(({ differs }) => differs.includes('tasks')).length
          }
          facts={facts.data ?? null}
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
      ) : error ? null : (
        <Loading />
      )}
    </Drawer>
  );
}
