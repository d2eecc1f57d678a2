import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import about from '../about/about.module.css';
import { AboutFrame } from '../about/about-frame';
import { Radios } from '../ui/radios';
import { useHydrated } from '../ui/use-hydrated';
import styles from './training.module.css';
import { Webinars } from './webinars';

const sections = ['webinar', 'learn', 'again', 'alone', 'team', 'dates'] as const;
const roles = ['teacher', 'head', 'parent'] as const;
const steps = ['one', 'two', 'three', 'four'] as const;

/** Tells what webinars are, takes sign-ups, and gives a plan for the first half hour by who one is. */
export function Component() {
  const { t, i18n } = useTranslation('training');
  const ready = useHydrated();
  const [role, setRole] = useState<(typeof roles)[number]>('teacher');
  return (
    <AboutFrame
      title={t('title')}
      lead={t('lead')}
      picture="pupils"
      alt={t('picture')}
      sections={sections.map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: t(`sections.${key}.text`),
      }))}
    >
      <Webinars key={i18n.language} />
      <section className={about.trial} aria-label={t('tryTitle')}>
        <h2>{t('tryTitle')}</h2>
        <p>{t('tryText')}</p>
        <fieldset className={about.choices} disabled={!ready}>
          <legend>{t('who')}</legend>
          <Radios
            name="role"
            choices={roles}
            value={role}
            textOf={(choice) => t(`roles.${choice}.name`)}
            onChoose={setRole}
          />
        </fieldset>
        <ol className={styles.plan} aria-live="polite">
          {steps.map((step) => (
            <li key={step}>
              <b>{t(`roles.${role}.${step}.title`)}</b>
              <span>{t('minutes', { minutes: t(`roles.${role}.${step}.minutes`) })}</span>
              <p>{t(`roles.${role}.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </AboutFrame>
  );
}
