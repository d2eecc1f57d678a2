import { useTranslation } from 'react-i18next';
import { loginPath } from '../constants';
import { ButtonLink } from '../ui/plain/button-link';
import { Card } from './card';

/** A page about passwords that has its address, and says honestly what to do until it can do it itself. */
const passwordPage = (kind: 'request' | 'reset' | 'set') => () => {
  const { t } = useTranslation('auth');
  return (
    <Card>
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <ButtonLink to={loginPath}>{t('toLogin')}</ButtonLink>
    </Card>
  );
};

export const RequestPassword = passwordPage('request');
export const ResetPassword = passwordPage('reset');
export const SetPassword = passwordPage('set');
