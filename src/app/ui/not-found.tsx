import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { homePath } from '../constants';
import { landing } from '../session/landing';
import { useUser } from '../session/session';
import { LostPicture } from './lost-picture';
import { MessagePage } from './message-page';
import { Button } from './plain/button';
import { ButtonLink } from './plain/button-link';

/** The view for an address that leads nowhere: says so, and offers the ways back. */
export function NotFound({ as = 'main' }: { readonly as?: 'main' | 'div' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useUser();
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')} as={as} picture={<LostPicture />}>
      <ButtonLink to={user ? landing(user) : homePath} reloadDocument={!user}>
        {t('action.toStart')}
      </ButtonLink>
      <Button look="quiet" onClick={() => void navigate(-1)}>
        {t('action.back')}
      </Button>
    </MessagePage>
  );
}
