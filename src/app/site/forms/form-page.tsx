import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './forms.module.css';

interface FormPageProps {
  readonly title: string;
  readonly lead: string;
  /** What happens after sending, in order. */
  readonly next: readonly { readonly title: string; readonly text: string }[];
  /** What is done with what was typed. */
  readonly aside: string;
  readonly children: ReactNode;
}

/** Page around a public form: what it is, the form, and what happens next. */
export function FormPage({ title, lead, next, aside, children }: FormPageProps) {
  const { t } = useTranslation('forms');
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div>{children}</div>
      <aside className={styles.aside}>
        <h2>{t('nextTitle')}</h2>
        <ol>
          {next.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.hint}>{aside}</p>
      </aside>
    </div>
  );
}
