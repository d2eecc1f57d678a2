import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Country, countries, mostPupils } from '@/contract/form-rules';
import { useLocale } from '../../i18n/use-locale';
import { LinkButton } from '../ui/link-button';
import { Switch } from '../ui/switch';
import { useHydrated } from '../ui/use-hydrated';
import { type Buyer, billOf, examplePrices, vat } from './prices';
import styles from './prices.module.css';
import { useMoney } from './use-money';

const buyers: readonly Buyer[] = ['school', 'home'];
/** Most children of the slider, and with how many it begins. */
const sliders = { school: { most: 500, first: 180 }, home: { most: 10, first: 2 } } as const;

const within = (typed: string): number =>
  Math.min(mostPupils, Math.max(1, Math.trunc(Number(typed.replace(/\D/g, '')) || 1)));

/** Calculates what one's own school or family would pay, line by line. */
export function Calculator() {
  const { t } = useTranslation('prices');
  const money = useMoney();
  const ready = useHydrated();
  const locale = useLocale();
  const [buyer, setBuyer] = useState<Buyer>('school');
  const [chosen, setCountry] = useState<Country | null>(null);
  const country = chosen ?? (locale === 'be' ? 'be' : 'nl');
  const [typed, setTyped] = useState<string>(String(sliders.school.first));
  const pupils = within(typed);
  const bill = billOf(buyer, country, pupils);
  const choose = (next: Buyer) => {
    setBuyer(next);
    setTyped(String(sliders[next].first));
  };
  const { most } = sliders[buyer];
  const link = `/site/aanvraagformulier?${new URLSearchParams({ soort: buyer, land: country, kinderen: String(pupils) })}`;
  return (
    <section className={styles.calculator} aria-label={t('calculator')}>
      <fieldset className={styles.inputs} disabled={!ready}>
        <Switch
          label={t('for')}
          name="buyer"
          choices={buyers}
          value={buyer}
          textOf={(each) => t(`buyers.${each}`)}
          onChoose={choose}
        />
        <Switch
          label={t('country')}
          name="country"
          choices={countries}
          value={country}
          textOf={(each) => t(`countries.${each}`)}
          onChoose={setCountry}
        />
        <label className={styles.amount}>
          <span>{t(`howMany.${buyer}`)}</span>
          <input
            inputMode="numeric"
            maxLength={5}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => setTyped(String(pupils))}
          />
        </label>
        <input
          type="range"
          aria-label={t(`howMany.${buyer}`)}
          min={1}
          max={most}
          value={Math.min(pupils, most)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p>{t('wholeYear')}</p>
        <noscript>{t('noScript')}</noscript>
      </fieldset>
      <output className={styles.bill}>
        <span>
          {t(`yours.${buyer}`)} <span className={styles.example}>{t('example')}</span>
        </span>
        <strong>{money(buyer === 'school' ? bill.net : bill.gross)}</strong>
        <span>{t(`aYear.${buyer}`)}</span>
        <dl>
          <dt>{t('line', { count: pupils, price: money(examplePrices[buyer]) })}</dt>
          <dd>{money(buyer === 'school' ? bill.net : bill.gross)}</dd>
          <dt>{t('net')}</dt>
          <dd>{money(bill.net)}</dd>
          <dt>{t('vat', { rate: vat[country] })}</dt>
          <dd>{money(bill.vat)}</dd>
          <dt>{t('gross')}</dt>
          <dd>{money(bill.gross)}</dd>
        </dl>
        <LinkButton size="lg" look="quiet" href={link}>
          {t('apply', { count: pupils })}
        </LinkButton>
        <span>{t('free')}</span>
      </output>
    </section>
  );
}
