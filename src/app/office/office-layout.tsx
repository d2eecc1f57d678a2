import {
  IconAdjustments,
  IconBuilding,
  IconCards,
  IconChecklist,
  IconDeviceGamepad2,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconStairs,
  IconToggleRight,
  IconUserShield,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AreaLayout, type AreaLink } from '../layout/area-layout';
import { useUser } from '../session/session';

/** Layout of the office area with its main menu. */
export function Component() {
  const { t } = useTranslation('office');
  const user = useUser();
  const section = t('develop.title');
  const own = t('superadmin.title');
  const forSuperadmins: AreaLink[] = [
    { label: t('staff.title'), path: '/superadmin/medewerkers', icon: IconUserShield, section: own },
    { label: t('flagList.title'), path: '/superadmin/onderdelen', icon: IconToggleRight, section: own },
    { label: t('log.title'), path: '/superadmin/logboek', icon: IconHistory, section: own },
    { label: t('jobs.title'), path: '/superadmin/taken', icon: IconChecklist, section: own },
  ];
  return (
    <AreaLayout
      links={[
        { label: t('dashboard.title'), path: '/superadmin/dashboard', icon: IconLayoutDashboard },
        { label: t('accounts.title'), path: '/superadmin/accounts', icon: IconBuilding },
        { label: t('pupils.title'), path: '/superadmin/leerlingen', icon: IconUsers },
        { label: t('webinars.title'), path: '/superadmin/webinars', icon: IconVideo },
        { label: t('messages.title'), path: '/superadmin/berichten', icon: IconMail },
        { label: t('games.title'), path: '/superadmin/spellen', icon: IconDeviceGamepad2, section },
        {
          label: t('generators.title'),
          path: '/superadmin/gensettingssommen',
          icon: IconAdjustments,
          section,
        },
        { label: t('collections.title'), path: '/superadmin/somverzamelingen', icon: IconStairs, section },
        { label: t('savingsCards.title'), path: '/superadmin/spaarkaarten', icon: IconCards, section },
        ...(user?.role === 'superadmin' ? forSuperadmins : []),
      ]}
    />
  );
}
