import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../api/api-error';
import { describeError } from './describe-error';
import { MessagePage } from './message-page';
import { isPreloadError } from './new-version';
import { NotFound } from './not-found';
import { Button } from './plain/button';

interface ErrorScreenProps {
  /** `div` where the page already has its main part. */
  readonly as: 'main' | 'div';
}

/** What an area shows when one of its screens fails: its frame stays, and the rest of the product goes on. */
export const AreaError = () => <ErrorScreen as="div" />;

/** What is shown when even an area's frame fails. */
export const PageError = () => <ErrorScreen as="main" />;

/** What made a screen fail, and whether it is only that no such page is there; everything else is written down. */
export function useScreenError(): { readonly error: unknown; readonly missing: boolean } {
  const error = useRouteError();
  const missing = (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404;
  useEffect(() => {
    if (!missing) console.error(error);
  }, [error, missing]);
  return { error, missing };
}

function ErrorScreen({ as }: ErrorScreenProps) {
  const { t } = useTranslation();
  const { error, missing } = useScreenError();
  if (missing) return <NotFound as={as} />;
  const text = isPreloadError(error)
    ? t('error.newVersion')
    : error instanceof ApiError
      ? describeError(error)
      : t('error.notShown');
  return (
    <MessagePage title={t('error.title')} text={text} as={as}>
      <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
    </MessagePage>
  );
}
