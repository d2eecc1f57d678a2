import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallReply } from '../../api/call';
import { useRead } from '../../api/query';
import { formatNumber } from '../../i18n/format';
import { PageFrame } from '../../ui/page/page-frame';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/types';

type Flag = CallReply<'listFlags'>['flags'][number];

/** Shows for how many accounts each section is open; each number leads to the accounts, where it is switched. */
export function Component() {
  const { t } = useTranslation('office');
  const { data, isPending, error, refetch } = useRead('listFlags');
  const atFirst = ({ atFirst: { school, home } }: Flag) =>
    [school && t('accounts.kinds.school'), home && t('accounts.kinds.home')].filter(Boolean).join(', ') ||
    t('flagList.nobody');
  const count = ({ flag }: Flag, number: number, open: 'ja' | 'nee') => (
    <Anchor
      component={Link}
      to={`/superadmin/accounts?onderdeel=${flag}&open=${open}`}
      aria-label={t(`flagList.accounts.${open}`, {
        section: t(`flags.${flag}`),
        count: number,
        formatted: formatNumber(number),
      })}
    >
      {formatNumber(number)}
    </Anchor>
  );
  const columns: Column<Flag>[] = [
    {
      id: 'flag',
      header: t('flagList.section'),
      value: ({ flag }) => t(`flags.${flag}`),
      cell: (each) => (
        <>
          <Text fw={600}>{t(`flags.${each.flag}`)}</Text>
          <Text size="sm" c="dimmed" hiddenFrom="sm">
            {t('flagList.atFirst')}: {atFirst(each)}
          </Text>
        </>
      ),
    },
    { id: 'atFirst', header: t('flagList.atFirst'), value: atFirst, wide: 'sm' },
    {
      id: 'open',
      header: t('flagList.open'),
      value: ({ open }) => open,
      cell: (each) => count(each, each.open, 'ja'),
      align: 'right',
    },
    {
      id: 'closed',
      header: t('flagList.closed'),
      value: ({ closed }) => closed,
      cell: (each) => count(each, each.closed, 'nee'),
      align: 'right',
    },
  ];
  return (
    <PageFrame
      title={t('flagList.title')}
      subtitle={t('flagList.subtitle')}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <DataTable
        label={t('flagList.title')}
        rows={data?.flags ?? []}
        columns={columns}
        rowId={({ flag }) => flag}
        empty={null}
        sortedBy="flag"
      />
    </PageFrame>
  );
}
