import { Anchor, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment, formatNumber } from '../../i18n/format';
import { DataTable } from '../../ui/table/data-table';
import type { ErrorShown } from './types';

interface HoursProps {
  readonly error: ErrorShown;
  /** Address of all errors. */
  readonly all: string;
}

/** When an error happened, by the hour. */
export function Hours({ error: { sentence, status, code, hours }, all }: HoursProps) {
  const { t } = useTranslation('office');
  return (
    <>
      <div>
        <Title order={2} size="h3">
          {sentence ?? code}
        </Title>
        <Text c="dimmed">
          {status} {code}
        </Text>
        <Anchor component={Link} to={all} fw={600}>
          {t('errors.all')}
        </Anchor>
      </div>
      <DataTable
        label={t('errors.hours')}
        rows={hours}
        columns={[
          {
            id: 'hour',
            header: t('errors.hour'),
            value: ({ hour }) => hour,
            cell: ({ hour }) => formatMoment(hour),
          },
          {
            id: 'count',
            header: t('errors.count'),
            value: ({ count }) => count,
            cell: ({ count }) => formatNumber(count),
            align: 'right',
          },
        ]}
        rowId={({ hour }) => hour}
        sortedBy="hour"
        descending
        empty={null}
      />
    </>
  );
}
