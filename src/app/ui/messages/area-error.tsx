import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../../api/api-error';
import { describeError } from '../forms/describe-error';
import { Button } from '../plain/button';
import { MessagePage } from './message-page';
import { NotFound } from './not-found';
import { isNewVersion, isPreloadError } from './preload-recovery';

interface ErrorScreenProps {
  /** `div` where the page already has a `main`. */
  readonly as: 'main' | 'div';
}

/** Error boundary of an area: its layout stays, and the rest of the product works. */
export const AreaError = () => <ErrorScreen as="div" />;

/** Error boundary outside the layouts. */
export const PageError = () => <ErrorScreen as="main" />;

/** Returns the error of a screen, and whether it only means that the page does not exist; logs every other error. */
export function useScreenError(): { readonly error: unknown; readonly missing: boolean } {
  const error = useRouteError();
  const missing = (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404;
  useEffect(() => {
    if (!missing) console.error(error);
  }, [error, missing]);
  return { error, missing };
}

/** True once the server has said that it has a new version; not asked without a part that failed to load. */
function useIsNewVersion(isAsked: boolean): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (isAsked) void isNewVersion().then((found) => isHere && setIsNew(found));
    return () => {
      isHere = false;
    };
  }, [isAsked]);
  return isNew;
}

function ErrorScreen({ as }: ErrorScreenProps) {
  const { t } = useTranslation();
  const { error, missing } = useScreenError();
  const isNotLoaded = isPreloadError(error);
  const isNew = useIsNewVersion(isNotLoaded);
  if (missing) return <NotFound as={as} />;
  const text = isNotLoaded
    ? t(isNew ? 'error.newVersion' : 'error.notLoaded')
    : error instanceof ApiError
      ? describeError(error)
      : t('error.notShown');
  return (
    <MessagePage title={t('error.title')} text={text} as={as}>
      <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
    </MessagePage>
  );
}
