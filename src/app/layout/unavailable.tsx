import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { landing } from '../session/landing';
import { useUser } from '../session/session';
import { MessagePage } from '../ui/messages/message-page';
import { ButtonLink } from '../ui/plain/button-link';

/** Replaces a section that is not switched on for this account. */
export function Unavailable() {
  const { t } = useTranslation();
  const user = useUser();
  const { pathname } = useLocation();
  const start = user ? landing(user) : pathname;
  return (
    <MessagePage title={t('notFound.unavailableTitle')} text={t('notFound.unavailable')} as="div">
      {start === pathname ? null : <ButtonLink to={start}>{t('action.toStart')}</ButtonLink>}
    </MessagePage>
  );
}
