import { Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { CardHead, SavingsCard } from '../../pupil/ui/savings/savings-card';
import { CardSection } from '../../ui/page/card-section';
import { LocaleChoice } from '../shared/locale-choice';
import { officeTitleIn } from '../shared/office-title';
import styles from './savings-cards.module.css';
import type { Details } from './types';

/** The card as a child sees it, with as many stamps as one likes, in each language; saved or not. */
export function CardPreview({ details: { title, art, size } }: { readonly details: Details }) {
  const { t } = useTranslation(['office', 'common']);
  const [locale, setLocale] = useState(useLocale());
  const [share, setShare] = useState(0.4);
  const stamps = Math.round(share * size);
  const name = officeTitleIn(title, locale);
  return (
    <CardSection title={t('savingsCards.preview')}>
      <Stack gap="md">
        <LocaleChoice label={t('common:locale.choose')} locale={locale} onChange={setLocale} />
        {title[locale] === '' && locale !== 'nl' ? (
          <Text size="sm" c="dimmed">
            {t('savingsCards.untranslated')}
          </Text>
        ) : null}
        <div className={styles.preview}>
          <CardHead card={{ art, title: { nl: name, be: name, en: name } }} />
          <SavingsCard card={{ cardId: 'preview', stamps, size, full: 0, art }} />
        </div>
        <div>
          <Text size="sm" fw={600} aria-hidden>
            {t('savingsCards.previewStamps')}: {t('accounts.pupilsOf', { used: stamps, allowed: size })}
          </Text>
          <Slider
            thumbLabel={t('savingsCards.previewStamps')}
            min={0}
            max={size}
            step={1}
            value={stamps}
            onChange={(count) => setShare(count / size)}
          />
        </div>
      </Stack>
    </CardSection>
  );
}
