import { useTranslation } from 'react-i18next';
import { landing } from '../session/landing';
import { useUser } from '../session/session';
import { MessagePage } from './message-page';
import { ButtonLink } from './plain/button-link';

/** Stands where a section would be that is not switched on for this account. */
export function Unavailable() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.unavailable')} as="div">
      {user ? <ButtonLink to={landing(user)}>{t('action.toStart')}</ButtonLink> : null}
    </MessagePage>
  );
}
