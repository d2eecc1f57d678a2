import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { formatDay } from '../../../i18n/format';
import { DataTable } from '../../../ui/table/data-table';
import { actionsColumn } from '../../../ui/table/row-actions';
import type { Column } from '../../../ui/table/types';
import type { RunAction } from '../../shared/use-actions';
import { personColumns } from './person-columns';

type Leaver = CallReply<'listLeavers'>['pupils'][number];

/** Lists pupils without a group, who are erased in October unless an admin keeps them. Empty when there are none. */
export function Leavers({ onDone }: { readonly onDone: RunAction }) {
  const { t } = useTranslation('school');
  const { data } = useRead('listLeavers');
  const pupils = data?.pupils ?? [];
  if (pupils.length === 0) return null;
  const columns: Column<Leaver>[] = [
    ...personColumns<Leaver>(t, (pupil) => <Fate pupil={pupil} />),
    {
      id: 'last',
      header: t('pupils.lastPractised'),
      value: ({ lastPractised }) => lastPractised,
      cell: ({ lastPractised }) => (lastPractised ? formatDay(lastPractised) : t('pupils.never')),
      wide: true,
    },
    {
      id: 'fate',
      header: t('leavers.fate'),
      value: ({ eraseOn }) => eraseOn,
      cell: (pupil) => <Fate pupil={pupil} />,
      wide: 'sm',
    },
    actionsColumn((pupil) => <Keep pupil={pupil} onDone={onDone} />),
  ];
  return (
    <Stack gap="sm" component="section" aria-labelledby="leavers">
      <div>
        <Title order={2} size="h3" id="leavers">
          {t('leavers.title')}
        </Title>
        <Text c="dimmed">{t('leavers.text')}</Text>
      </div>
      <DataTable
        label={t('leavers.title')}
        rows={pupils}
        columns={columns}
        rowId={({ pupilId }) => pupilId}
        sortedBy="name"
        empty={null}
      />
    </Stack>
  );
}

function Fate({ pupil: { eraseOn } }: { readonly pupil: Leaver }) {
  const { t } = useTranslation('school');
  return eraseOn === null ? t('leavers.isKept') : t('leavers.eraseOn', { date: formatDay(eraseOn) });
}

function Keep({ pupil, onDone }: { readonly pupil: Leaver; readonly onDone: RunAction }) {
  const { t } = useTranslation('school');
  const { pupilId, name, eraseOn } = pupil;
  const isKept = eraseOn === null;
  const keep = (kept: boolean) => call('keepLeavers', { body: { pupilIds: [pupilId], kept } });
  const label = t(isKept ? 'leavers.release' : 'leavers.keep');
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={`${label}: ${name}`}
      onClick={() =>
        void onDone({
          done: t(isKept ? 'leavers.released' : 'leavers.kept', { name }),
          work: () => keep(!isKept),
          undo: () => keep(isKept),
        })
      }
    >
      {label}
    </Button>
  );
}
