import { IconBook2, IconGift, IconMail, IconSchool, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AreaLayout } from '../ui/area-layout';

/** The frame of the school area and its main menu. */
export function Component() {
  const { t } = useTranslation('school');
  const { accountId, userId } = useParams();
  const at = (path: string) => `/account/${accountId}/user/${userId}/${path}`;
  return (
    <AreaLayout
      links={[
        { label: t('groups.title'), path: at('groepen'), icon: IconUsersGroup, flag: 'featureGroepen' },
        { label: t('teachers.title'), path: at('docenten'), icon: IconSchool },
        { label: t('licence.title'), path: at('licentie'), icon: IconBook2 },
        { label: t('messages.title'), path: at('berichten'), icon: IconMail },
        { label: t('inviteFriend.title'), path: at('vriend-uitnodigen'), icon: IconGift },
        { label: t('trash.title'), path: at('prullenbak'), icon: IconTrash },
      ]}
    />
  );
}
