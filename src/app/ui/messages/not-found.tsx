import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { landing } from '../../session/landing';
import { useUser } from '../../session/session';
import { homePath } from '../../shared/constants';
import { Button } from '../plain/button';
import { ButtonLink } from '../plain/button-link';
import { MessagePage } from './message-page';
import { NotFoundIllustration } from './not-found-illustration';

/** Page for an unknown address, with links back. */
export function NotFound({ as = 'main' }: { readonly as?: 'main' | 'div' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useUser();
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('notFound.text')}
      as={as}
      picture={<NotFoundIllustration />}
    >
      <ButtonLink to={user ? landing(user) : homePath} reloadDocument={!user}>
        {t('action.toStart')}
      </ButtonLink>
      <Button look="quiet" onClick={() => void navigate(-1)}>
        {t('action.back')}
      </Button>
    </MessagePage>
  );
}
