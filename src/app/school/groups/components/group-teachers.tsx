import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { FormModal } from '../../shared/form-modal';
import type { RunAction } from '../../shared/use-actions';
import type { GroupShown } from '../types';

interface GroupTeachersProps {
  readonly group: GroupShown;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

type Teacher = CallReply<'listTeachers'>['teachers'][number];

const ofGroup = (teachers: readonly Teacher[], groupId: string) =>
  teachers.filter(({ groupIds }) => groupIds.includes(groupId)).map(({ userId }) => userId);

/** Chooses the teachers of a group from all staff of the school. */
export function GroupTeachers({ group, onClose, onDone }: GroupTeachersProps) {
  const { t } = useTranslation(['school', 'common']);
  const { data } = useRead('listTeachers');
  const { groupId, name } = group;
  const teachers = (data?.teachers ?? []).filter(({ state }) => state !== 'disabled');
  const before = ofGroup(teachers, groupId);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const put = (userIds: readonly string[]) =>
    call('setGroupTeachers', { params: { groupId }, body: { userIds: [...userIds] } });

  const save = async () => {
    await put(chosen ?? before);
    onClose();
    await onDone({
      done: t('classList.group.teachersSaved', { name }),
      undo: () => put(before),
    });
  };

  return (
    <FormModal
      title={t('classList.group.teachersOf', { name })}
      submit={t('common:action.save')}
      disabled={data === undefined}
      onClose={onClose}
      onSubmit={save}
    >
      {data && teachers.length === 0 ? <Text>{t('classList.group.noTeachers')}</Text> : null}
      <Checkbox.Group
        aria-label={t('classList.group.teachersOf', { name })}
        value={[...(chosen ?? before)]}
        onChange={setChosen}
      >
        <Stack gap="xs">
          {teachers.map((teacher) => (
            <Checkbox key={teacher.userId} value={teacher.userId} label={teacher.name} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormModal>
  );
}
