import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/link-button';
import { Picture } from '../ui/picture';
import styles from './about.module.css';

interface Section {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** Page that tells more of the product: a lead, a picture, something to try (its children) and what there is to know. */
export function AboutFrame({
  title,
  lead,
  picture,
  alt,
  sections,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** Name of a picture of the product. */
  readonly picture: string;
  readonly alt: string;
  readonly sections: readonly Section[];
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('site');
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Picture name={picture} alt={alt} sizes="(min-width: 960px) 516px, 94vw" />
      </header>
      {children}
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section.key}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
      <LinkButton href="/site/aanvraagformulier">{t('nav.apply')}</LinkButton>
    </article>
  );
}
