import { useTranslation } from 'react-i18next';
import { retention } from '../legal/register.gen';
import { Calculator } from './calculator';
import { examplePrices, vat } from './prices';
import styles from './prices.module.css';
import { useMoney } from './use-money';

const included = ['games', 'teachers', 'home', 'import', 'progress', 'help', 'data', 'people'] as const;
const rows = ['vat', 'adding', 'watching', 'stopping'] as const;
const buyers = ['school', 'home'] as const;

/** Page of prices: a calculation for one's own school, what is included, and how school and home differ. */
export function Component() {
  const { t } = useTranslation('prices');
  const money = useMoney();
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.example}>{t('exampleNote')}</p>
      </header>
      <Calculator />
      <section>
        <h2>{t('included')}</h2>
        <ul className={styles.included}>
          {included.map((one) => (
            <li key={one}>
              <strong>{t(`includes.${one}.title`)}</strong>
              <span>{t(`includes.${one}.text`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('compare')}</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{t('row.what')}</span>
              </th>
              {buyers.map((buyer) => (
                <th key={buyer} scope="col">
                  {t(`buyers.${buyer}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('row.price')}</th>
              {buyers.map((buyer) => (
                <td key={buyer}>
                  <strong>{money(examplePrices[buyer])}</strong> {t(`per.${buyer}`)}{' '}
                  <span className={styles.example}>{t('example')}</span>
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`row.${row}`)}</th>
                {buyers.map((buyer) => (
                  <td key={buyer}>{t(`cell.${row}.${buyer}`, { rate: vat.nl })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h2>{t('course.title')}</h2>
        <p className={styles.unsettled}>{t('course.text', retention)}</p>
      </section>
      <section>
        <h2>{t('unsettled')}</h2>
        <p className={styles.unsettled}>{t('unsettledText')}</p>
      </section>
    </div>
  );
}
