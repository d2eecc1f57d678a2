import {
  IconAdjustments,
  IconBuilding,
  IconCards,
  IconDeviceGamepad2,
  IconLayoutDashboard,
  IconMail,
  IconStairs,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AreaLayout } from '../layout/area-layout';

/** Layout of the office area with its main menu. */
export function Component() {
  const { t } = useTranslation('office');
  const section = t('develop.title');
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
      ]}
    />
  );
}
