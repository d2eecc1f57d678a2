import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TableSurface } from '../../ui/table/table-surface';

/** A field with its value in both versions. */
export type ConflictRow = readonly [field: string, mine: string, theirs: string];

interface ConflictAlertProps {
  readonly title: string;
  readonly rows: readonly ConflictRow[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Says that a colleague saved the same record meanwhile, and shows what differs, with both versions side by side. */
export function ConflictAlert({ title, rows, onKeepMine, onTakeTheirs }: ConflictAlertProps) {
  const { t } = useTranslation('office');
  return (
    <Alert role="alert" color="orange" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Stack gap="sm">
        <Text>{t('edit.conflict.text')}</Text>
        <TableSurface label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('edit.conflict.field')}</Table.Th>
              <Table.Th>{t('edit.conflict.mine')}</Table.Th>
              <Table.Th>{t('edit.conflict.theirs')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows
              .filter(([, own, other]) => own !== other)
              .map(([field, own, other]) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row">{field}</Table.Th>
                  <Table.Td style={{ whiteSpace: 'pre-wrap' }}>{own || '–'}</Table.Td>
                  <Table.Td style={{ whiteSpace: 'pre-wrap' }}>{other || '–'}</Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </TableSurface>
        <Group gap="sm">
          <Button onClick={onKeepMine}>{t('edit.conflict.keepMine')}</Button>
          <Button variant="default" onClick={onTakeTheirs}>
            {t('edit.conflict.takeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
