import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { TableSurface } from '../../../ui/table/table-surface';
import type { Details } from '../types';

interface ConflictProps {
  readonly mine: Details;
  readonly theirs: Details;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Shows what differs when a colleague saved the same account meanwhile, with both versions side by side. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const { t } = useTranslation(['office', 'common']);
  const onOff = (open: boolean | undefined) => t(open ? 'edit.flagOpen' : 'edit.flagClosed');
  const licenceText = (licence: Details['licence']) =>
    licence
      ? `${t(`licence.kinds.${licence.kind}`)}, ${licence.pupils}, ${formatDay(licence.startsOn)} – ${formatDay(licence.endsOn)}`
      : t('accounts.noLicence');
  const rows: readonly (readonly [string, string, string])[] = [
    [t('accounts.name'), mine.name, theirs.name],
    [t('accounts.kind'), t(`accounts.kinds.${mine.kind}`), t(`accounts.kinds.${theirs.kind}`)],
    [
      t('accounts.country'),
      t(`accounts.countries.${mine.country}`),
      t(`accounts.countries.${theirs.country}`),
    ],
    [t(`accounts.code.${theirs.country}`), mine.schoolCode ?? '–', theirs.schoolCode ?? '–'],
    [t('accounts.locale'), t(`common:locale.${mine.locale}`), t(`common:locale.${theirs.locale}`)],
    [t('accounts.licence'), licenceText(mine.licence), licenceText(theirs.licence)],
    [t('edit.notes'), mine.notes, theirs.notes],
    ...flagRows(mine, theirs).map(
      (flag) => [t(`flags.${flag}`), onOff(mine.flags[flag]), onOff(theirs.flags[flag])] as const,
    ),
  ];
  return (
    <Alert
      role="alert"
      color="orange"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('edit.conflict.title')}
    >
      <Stack gap="sm">
        <Text>{t('edit.conflict.text')}</Text>
        <TableSurface label={t('edit.conflict.title')}>
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

const flagRows = (mine: Details, theirs: Details) =>
  (Object.keys(mine.flags) as (keyof Details['flags'])[]).filter(
    (flag) => mine.flags[flag] !== theirs.flags[flag],
  );
