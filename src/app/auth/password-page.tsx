import { useTranslation } from 'react-i18next';

export function Component() {
  const { t } = useTranslation('auth');
  return (
    <main>
      <h1>{t('login.title')}</h1>
    </main>
  );
}
