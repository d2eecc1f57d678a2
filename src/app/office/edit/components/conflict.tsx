import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { ConflictAlert, type ConflictRow } from '../../shared/conflict-alert';
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
  const rows: readonly ConflictRow[] = [
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
    <ConflictAlert
      title={t('edit.conflict.title')}
      rows={rows}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}

const flagRows = (mine: Details, theirs: Details) =>
  (Object.keys(mine.flags) as (keyof Details['flags'])[]).filter(
    (flag) => mine.flags[flag] !== theirs.flags[flag],
  );
