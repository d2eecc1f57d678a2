import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutFrame } from './about-frame';
import { StepsTrial } from './steps-trial';

const sections = ['story', 'picture', 'ways', 'mistake', 'heart', 'teacher'] as const;

/** Tells how sums are taught, and plays the strategy of a sum that the visitor types. */
export function Component() {
  const { t } = useTranslation(['about', 'pages']);
  const [typed, setTyped] = useState('47 + 38');
  return (
    <AboutFrame
      title={t('pages:didactiek.title')}
      lead={t('pages:didactiek.one')}
      picture="game-bellenprikken"
      alt={t('didactics.picture')}
      sections={sections.map((key) => ({
        key,
        title: t(`didactics.sections.${key}.title`),
        text: t(`didactics.sections.${key}.text`),
      }))}
    >
      <StepsTrial title={t('didactics.tryTitle')} text={t('didactics.tryText')} typed={typed}>
        <label>
          {t('didactics.field')}
          <input
            type="text"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      </StepsTrial>
    </AboutFrame>
  );
}
