import { useTranslation } from 'react-i18next';

export function Component() {
  const { t } = useTranslation('site');
  return (
    <main>
      <h1>{t('home.title')}</h1>
    </main>
  );
}
