import { Checkbox, Radio, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastYear, yearAfter } from '@/contract/year-after';
import { call } from '../../../api/call';
import { newId } from '../../../shared/new-id';
import { FormModal } from '../../../ui/forms/form-modal';
import { TableSurface } from '../../../ui/table/table-surface';
import type { RunAction } from '../../shared/use-actions';
import { nameInNextYear } from '../next-year-name';
import type { GroupShown } from '../types';
import { WhoGoesUp } from './who-goes-up';

interface StartYearProps {
  readonly groups: readonly GroupShown[];
  readonly fromYear: string;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

interface Row {
  readonly group: GroupShown;
  readonly taken: boolean;
  readonly name: string;
  readonly keepTeachers: boolean;
}

type Edit = Partial<Omit<Row, 'group'>>;

/**
 * Promotes all groups to the next school year: previews names and pupils, applies them at once, and undoes them as one
 * change.
 */
export function StartYear({ groups, fromYear, onClose, onDone }: StartYearProps) {
  const { t } = useTranslation('school');
  const year = yearAfter(fromYear);
  const [changeId] = useState(() => newId());
  const [leavers, setLeavers] = useState<'trash' | 'stay'>('trash');
  // Only what was edited is kept: the groups themselves can still change, right after an undo for example.
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const rows: readonly Row[] = groups.map((group) => ({
    group,
    taken: true,
    name: nameInNextYear(group),
    keepTeachers: false,
    ...edits.get(group.groupId),
  }));
  const edit = (groupId: string, part: Edit) =>
    setEdits((before) => new Map(before).set(groupId, { ...before.get(groupId), ...part }));
  const taken = rows.filter((row) => row.taken);
  const pupilsOf = (of: readonly Row[]) => of.reduce((sum, { group }) => sum + group.pupilCount, 0);
  const leaving = taken.filter(({ group }) => group.year === lastYear);

  const start = async () => {
    await call('startSchoolYear', {
      body: {
        changeId,
        fromYear,
        groups: taken.map(({ group: { groupId, name: old }, name, keepTeachers }) => ({
          groupId,
          name: name.trim() || old,
          keepTeachers,
        })),
        leavers,
      },
    });
    onClose();
    await onDone({
      done: t('classList.year.started', { year }),
      undo: () => call('undoChange', { params: { changeId } }),
    });
  };

  return (
    <FormModal
      title={t('classList.year.title')}
      submit={t('classList.year.start', { year })}
      size="xl"
      disabled={taken.length === 0}
      onClose={onClose}
      onSubmit={start}
    >
      <Text>{t('classList.year.text', { year })}</Text>
      <Text c="dimmed">{t('classList.year.edexml')}</Text>
      <TableSurface flat label={t('classList.year.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('classList.year.from')}</Table.Th>
            <Table.Th>{t('classList.year.to', { year })}</Table.Th>
            <Table.Th>{t('classList.year.keepTeachers')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ group, taken: on, name, keepTeachers }) => (
            <Table.Tr key={group.groupId}>
              <Table.Td>
                <Checkbox
                  checked={on}
                  onChange={(event) => edit(group.groupId, { taken: event.currentTarget.checked })}
                  label={group.name}
                  description={t('groups.pupilCount', { count: group.pupilCount })}
                  aria-label={t('classList.year.take', { name: group.name })}
                />
                <WhoGoesUp group={group} />
              </Table.Td>
              <Table.Td miw={160}>
                {group.year === lastYear ? (
                  <Text c="dimmed">{t('classList.year.leaving')}</Text>
                ) : (
                  <TextInput
                    value={name}
                    maxLength={64}
                    disabled={!on}
                    onChange={(event) => edit(group.groupId, { name: event.currentTarget.value })}
                    aria-label={t('classList.year.newName', { name: group.name })}
                  />
                )}
              </Table.Td>
              <Table.Td>
                {group.year === lastYear ? null : (
                  <Checkbox
                    checked={keepTeachers}
                    disabled={!on}
                    onChange={(event) => edit(group.groupId, { keepTeachers: event.currentTarget.checked })}
                    aria-label={t('classList.year.keepTeachersOf', { name: group.name })}
                  />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TableSurface>
      <Radio.Group
        label={t('classList.year.leavers')}
        value={leavers}
        onChange={(value) => setLeavers(value === 'stay' ? 'stay' : 'trash')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="trash" label={t('classList.year.trash')} />
          <Radio value="stay" label={t('classList.year.stay')} />
        </Stack>
      </Radio.Group>
      <Text fw={600} component="output">
        {taken.length === 0
          ? t('classList.year.nothing')
          : t('classList.year.sum', {
              up: pupilsOf(taken) - pupilsOf(leaving),
              leaving: pupilsOf(leaving),
            })}
      </Text>
    </FormModal>
  );
}
