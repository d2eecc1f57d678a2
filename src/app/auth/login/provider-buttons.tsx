import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../ui/forms/describe-error';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import styles from './login-page.module.css';
import { goToProvider, providersHere } from './providers';

/** Offers the sign-in with an account elsewhere, where this installation has that. */
export function ProviderButtons() {
  const { t } = useTranslation('auth');
  const [providers] = useState(providersHere);
  const [failure, setFailure] = useState<unknown>(null);
  if (providers.length === 0) return null;
  return (
    <section className={styles.providers} aria-label={t('provider.title')}>
      {failure ? <Notice kind="again">{describeError(failure)}</Notice> : null}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          look="quiet"
          size="lg"
          onClick={() => void goToProvider(provider).catch(setFailure)}
        >
          <IconExternalLink aria-hidden="true" />
          {t('provider.with', { name: provider.name })}
        </Button>
      ))}
    </section>
  );
}
