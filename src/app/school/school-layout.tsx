import {
  IconBook2,
  IconBuildingCommunity,
  IconGift,
  IconMail,
  IconSchool,
  IconSun,
  IconTrash,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AreaLayout } from '../layout/area-layout';
import { useFlag } from '../session/use-flag';
import { LicenceEnded } from './licence/components/licence-ended';
import { UnreadMark } from './messages/components/unread-mark';
import { SearchButton } from './search/search-button';

/** Layout of the school area with its main menu. */
export function Component() {
  const { t } = useTranslation('school');
  const { accountId, userId } = useParams();
  const [hasLicence, hasGroups] = [useFlag('featureLicentie'), useFlag('featureGroepen')];
  const at = (path: string) => `/account/${accountId}/user/${userId}/${path}`;
  return (
    <AreaLayout
      links={[
        { label: t('today.title'), path: at('vandaag'), icon: IconSun, flag: 'featureGroepen' },
        { label: t('groups.title'), path: at('groepen'), icon: IconUsersGroup, flag: 'featureGroepen' },
        { label: t('teachers.title'), path: at('docenten'), icon: IconSchool, flag: 'featureDocenten' },
        { label: t('about.title'), path: at('school'), icon: IconBuildingCommunity },
        { label: t('licence.title'), path: at('licentie'), icon: IconBook2, flag: 'featureLicentie' },
        {
          label: t('messages.title'),
          path: at('berichten'),
          icon: IconMail,
          flag: 'featureBerichten',
          mark: <UnreadMark />,
        },
        {
          label: t('inviteFriend.title'),
          path: at('vriend-uitnodigen'),
          icon: IconGift,
          flag: 'featureVriendUitnodigen',
        },
        { label: t('trash.title'), path: at('prullenbak'), icon: IconTrash, flag: 'featurePrullenbak' },
      ]}
      tool={hasGroups ? <SearchButton /> : null}
      notice={hasLicence ? <LicenceEnded path={at('licentie')} /> : null}
    />
  );
}
