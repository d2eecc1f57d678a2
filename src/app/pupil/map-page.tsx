import { useTranslation } from 'react-i18next';

export function Component() {
  const { t } = useTranslation('pupil');
  return (
    <main>
      <h1>{t('map.title')}</h1>
    </main>
  );
}
