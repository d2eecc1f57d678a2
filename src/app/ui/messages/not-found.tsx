import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { landing } from '../../session/landing';
import { useUser } from '../../session/session';
import { homePath } from '../../shared/constants';
import { Button } from '../plain/button';
import { ButtonLink } from '../plain/button-link';
import { MessagePage } from './message-page';
import { NotFoundIllustration } from './not-found-illustration';

/** Beginning of every address in the area of a school. */
const schoolArea = /^\/account\/[^/]+\/user\/[^/]+(?=\/)/;

/**
 * Page for an unknown address, with links back. Nobody asks here who is signed in: an unknown address in the area of a
 * school leads to the first page of that area, which asks.
 */
export function NotFound({ as = 'main' }: { readonly as?: 'main' | 'div' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useUser();
  const { pathname } = useLocation();
  const area = schoolArea.exec(pathname)?.[0];
  const start = user ? landing(user) : area ? `${area}/groepen` : homePath;
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('notFound.text')}
      as={as}
      picture={<NotFoundIllustration />}
    >
      <ButtonLink to={start} reloadDocument={start === homePath}>
        {t('action.toStart')}
      </ButtonLink>
      <Button look="quiet" onClick={() => void navigate(-1)}>
        {t('action.back')}
      </Button>
    </MessagePage>
  );
}
