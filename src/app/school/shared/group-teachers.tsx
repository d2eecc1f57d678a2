import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import { useRead } from '../../api/query';
import { FormModal } from '../../ui/forms/form-modal';
import { areDaysWrong, type Days } from './days';
import { GroupTeacher } from './group-teacher';
import type { RunAction } from './use-actions';

type GroupWithTeachers = Pick<CallReply<'readGroup'>, 'groupId' | 'name' | 'temporary'>;

interface GroupTeachersProps {
  /** A group of either kind. */
  readonly group: GroupWithTeachers;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

type Teacher = CallReply<'listTeachers'>['teachers'][number];
/** Teachers of a group by id, with the days they have it. */
type Having = Readonly<Record<string, Days>>;

const havingNow = (teachers: readonly Teacher[], { groupId, temporary }: GroupWithTeachers): Having =>
  Object.fromEntries(
    teachers
      .filter(({ groupIds }) => groupIds.includes(groupId))
      .map(({ userId }) => {
        const { from = null, until = null } = temporary.find((each) => each.userId === userId) ?? {};
        return [userId, { from, until }];
      }),
  );

/** Chooses the teachers of a group from all staff of the school, for good or from and until a day. */
export function GroupTeachers({ group, onClose, onDone }: GroupTeachersProps) {
  const { t } = useTranslation(['school', 'common']);
  const { data } = useRead('listTeachers');
  const { groupId, name } = group;
  const teachers = (data?.teachers ?? []).filter(({ state }) => state !== 'disabled');
  const before = havingNow(teachers, group);
  const [chosen, setChosen] = useState<Having | null>(null);
  const having = chosen ?? before;
  const put = (of: Having) =>
    call('setGroupTeachers', {
      params: { groupId },
      body: { teachers: Object.entries(of).map(([userId, days]) => ({ userId, ...days })) },
    });

  const set = (userId: string, days: Days | null) => {
    const { [userId]: _, ...others } = having;
    setChosen(days ? { ...others, [userId]: days } : others);
  };
  const save = async () => {
    await put(having);
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
      disabled={data === undefined || Object.values(having).some(areDaysWrong)}
      onClose={onClose}
      onSubmit={save}
    >
      {data && teachers.length === 0 ? <Text>{t('classList.group.noTeachers')}</Text> : null}
      <Checkbox.Group
        aria-label={t('classList.group.teachersOf', { name })}
        value={Object.keys(having)}
        onChange={() => undefined}
      >
        <Stack gap="xs">
          {teachers.map(({ userId, name: teacher }) => (
            <GroupTeacher
              key={userId}
              userId={userId}
              name={teacher}
              days={having[userId] ?? null}
              onChange={(days) => set(userId, days)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormModal>
  );
}
