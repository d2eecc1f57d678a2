import { useTranslation } from 'react-i18next';
import { zoneKey } from '@/contract/webinar-rules';
import { locales } from '@/maths/locale';
import { formatDay } from '../../i18n/format';
import { ConflictAlert, type ConflictRow } from '../shared/conflict-alert';
import type { Details } from './types';

interface WebinarConflictProps {
  readonly mine: Details;
  readonly theirs: Details;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Shows what differs when a colleague saved the same webinar meanwhile. */
export function WebinarConflict({ mine, theirs, ...actions }: WebinarConflictProps) {
  const { t } = useTranslation(['office', 'common']);
  const whenOf = ({ day, time, timeZone }: Details) =>
    `${formatDay(day)}, ${time} (${t(`webinars.zones.${zoneKey[timeZone]}`)})`;
  const rows: readonly ConflictRow[] = [
    ...locales.flatMap((locale): ConflictRow[] => [
      [
        `${t('webinars.name')} (${t(`common:locale.${locale}`)})`,
        mine.texts[locale].title,
        theirs.texts[locale].title,
      ],
      [
        `${t('webinars.text')} (${t(`common:locale.${locale}`)})`,
        mine.texts[locale].text,
        theirs.texts[locale].text,
      ],
    ]),
    [t('webinars.when'), whenOf(mine), whenOf(theirs)],
    [t('webinars.minutes'), String(mine.minutes), String(theirs.minutes)],
    [t('webinars.places'), String(mine.places), String(theirs.places)],
    [t('webinars.joinUrl'), mine.joinUrl, theirs.joinUrl],
    [t('webinars.recordingUrl'), mine.recordingUrl, theirs.recordingUrl],
  ];
  return <ConflictAlert title={t('webinars.conflict')} rows={rows} {...actions} />;
}
