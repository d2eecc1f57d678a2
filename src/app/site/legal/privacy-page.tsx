import { useTranslation } from 'react-i18next';
import styles from '../ui/text-page.module.css';
import legal from './legal.module.css';
import { Operator } from './operator';
import { register, retention } from './register.gen';

/** Privacy statement with the processing register, whose tables and periods come from the product itself. */
export function Component() {
  const { t } = useTranslation('legal');
  return (
    <article className={styles.page}>
      <h1>{t('privacy.title')}</h1>
      <p className={styles.lead}>{t('privacy.lead')}</p>
      <h2>{t('privacy.short.title')}</h2>
      <p>{t('privacy.short.one')}</p>
      <p>{t('privacy.short.two')}</p>
      <p>{t('privacy.short.three')}</p>
      <h2>{t('privacy.register.title')}</h2>
      <p>{t('privacy.register.text')}</p>
      {register.map(({ activity, tables }) => (
        <section key={activity} className={legal.activity}>
          <h3>{t(`privacy.activity.${activity}.title`)}</h3>
          <dl>
            <dt>{t('privacy.register.why')}</dt>
            <dd>{t(`privacy.activity.${activity}.why`)}</dd>
            <dt>{t('privacy.register.long')}</dt>
            <dd>{t(`privacy.activity.${activity}.long`, retention)}</dd>
          </dl>
          <details>
            <summary>{t('privacy.register.fields')}</summary>
            <ul>
              {tables.map(({ name, columns }) => (
                <li key={name}>
                  <code>{name}</code>: {columns.join(', ')}
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
      <h2>{t('privacy.rights.title')}</h2>
      <p>{t('privacy.rights.one')}</p>
      <p>{t('privacy.rights.two')}</p>
      <p>{t('privacy.rights.three')}</p>
      <h2>{t('privacy.safe.title')}</h2>
      <p>{t('privacy.safe.one')}</p>
      <p>
        {t('privacy.safe.two')} <a href="/.well-known/security.txt">security.txt</a>
      </p>
      <h2>{t('privacy.who.title')}</h2>
      <p>{t('privacy.who.one')}</p>
      <Operator />
      <p>{t('updated')}</p>
    </article>
  );
}
