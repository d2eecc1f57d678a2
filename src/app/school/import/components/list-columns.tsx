import {
  Alert,
  Button,
  Card,
  Group,
  NativeSelect,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Columns } from '@/edexml/list/columns';
import { type ColumnRole, columnRoles } from '@/edexml/list/heads';
import { listAsImport } from '@/edexml/list/list-as-import';
import type { Cells } from '@/edexml/list/split-list';
import type { Parsed } from '@/edexml/result';
import { useRead } from '../../../api/query';
import { TableSurface } from '../../../ui/table/table-surface';
import { useFlemishYears } from '../../shared/use-flemish-years';
import { columnsOf, rememberColumns } from '../file/remembered-columns';
import { HeadRow } from './head-row';

interface ListColumnsProps {
  readonly cells: Cells;
  readonly onRead: (parsed: Parsed) => void;
}

/** Number of example rows. */
const shownRows = 6;

const choosable = ['skip' as const, ...columnRoles.filter((role) => role !== 'skip' && role !== 'private')];

/** Lets a person correct the guessed or remembered meaning of the columns of a list. */
export function ListColumns({ cells, onRead }: ListColumnsProps) {
  const { t } = useTranslation('school');
  const flemish = useFlemishYears();
  const [columns, setColumns] = useState<Columns>(() => columnsOf(cells));
  const [otherGroup, setOtherGroup] = useState('');
  const groupList = useId();
  const { data: own } = useRead('listGroups');
  const parsed = useMemo(
    () => listAsImport(cells, columns, flemish, otherGroup.trim() || null),
    [cells, columns, flemish, otherGroup],
  );
  // Whether to ask does not depend on the answer, or the field would go while somebody types.
  const lacksGroup = useMemo(
    () => listAsImport(cells, columns, flemish).file.pupils.some(({ groupKey }) => groupKey === null),
    [cells, columns, flemish],
  );
  const { header, headRows, roles } = columns;
  const pupils = parsed.file.pupils.length;
  const shown = cells
    .slice(headRows)
    .filter((row) => row.length > 0)
    .slice(0, shownRows);
  const hasPrivate = roles.includes('private');

  const choose = (at: number, role: ColumnRole) =>
    setColumns({
      ...columns,
      // Each field belongs to one column.
      roles: roles.map((own, index) =>
        index === at ? role : own === role && role !== 'skip' && own !== 'private' ? 'skip' : own,
      ),
    });

  return (
    <Stack gap="lg">
      <Card withBorder padding="lg">
        <Title order={2} size="h3">
          {t('import.columns.title')}
        </Title>
        <Text c="dimmed" mt="xs" mb="md">
          {t('import.columns.text')}
        </Text>
        <HeadRow cells={cells} headRows={headRows} onChoose={(row) => setColumns(columnsOf(cells, row))} />
      </Card>
      {hasPrivate ? (
        <Alert color="teal" icon={<IconShieldLock aria-hidden />}>
          {t('import.columns.private')}
        </Alert>
      ) : null}
      <TableSurface label={t('import.columns.title')}>
        <Table.Thead>
          <Table.Tr>
            {roles.map((role, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <Table.Th key={at} miw={role === 'surnameFirst' ? 280 : 150}>
                <NativeSelect
                  aria-label={t('import.columns.column', { number: at + 1, name: header?.[at] ?? '' })}
                  disabled={role === 'private'}
                  value={role}
                  onChange={(event) => choose(at, event.currentTarget.value as ColumnRole)}
                  data={(role === 'private' ? (['private'] as const) : choosable).map((each) => ({
                    value: each,
                    label: t(`import.columns.role.${each}`),
                  }))}
                />
                {header?.[at] ? (
                  <Text size="sm" c="dimmed" mt={4}>
                    {header[at]}
                  </Text>
                ) : null}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its line.
            <Table.Tr key={line}>
              {roles.map((role, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <Table.Td key={at} {...((role === 'skip' || role === 'private') && { c: 'dimmed' })}>
                  <bdi>{role === 'private' ? '•••' : row[at]}</bdi>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TableSurface>
      {lacksGroup ? (
        <div>
          <TextInput
            maw={420}
            label={t('import.columns.otherGroup')}
            description={t('import.columns.otherGroupText')}
            list={groupList}
            value={otherGroup}
            onChange={(event) => setOtherGroup(event.currentTarget.value)}
            maxLength={64}
          />
          <datalist id={groupList}>
            {[...new Set((own?.groups ?? []).map(({ name }) => name))].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </div>
      ) : null}
      <Group justify="space-between">
        <Text component="output">
          {pupils === 0
            ? t('import.columns.nobody')
            : t('import.preview.counts', {
                pupils: t('groups.pupilCount', { count: pupils }),
                count: parsed.file.groups.length,
              })}
        </Text>
        <Button
          size="md"
          disabled={pupils === 0}
          onClick={() => {
            rememberColumns(columns);
            onRead(parsed);
          }}
        >
          {t('import.columns.go')}
        </Button>
      </Group>
    </Stack>
  );
}
