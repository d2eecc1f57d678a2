import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readNumber } from '@/maths/number/read-number';
import { shareOf, shareText } from '@/maths/strategy/fractions/fraction-play';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { ToMap } from '../../ui/to-map-button';
import { activities, isActivity } from './activities';
import { ActivityPanel } from './activity-panel';
import styles from './fraction-page.module.css';
import { NumberInput } from './number-input';
import { Shapes } from './shapes';

/** Lets children explore fractions: draw them, split them into other parts, compare them, fill them up to a whole. */
export function Component() {
  const { t } = useTranslation('pupil');
  const [search, setSearch] = useSearchParams();
  const typed = search.get('getal') ?? '3/4';
  const word = search.get('doe');
  const doing = isActivity(word) ? word : 'bekijken';
  const reading = readNumber(typed);
  const share = reading.ok ? shareOf(reading) : null;
  const put = (name: string, value: string) =>
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const { text } = activities[doing];
  return (
    <main className={styles.page} data-wide>
      <ToMap />
      <h1>{t('fractions.title')}</h1>
      <fieldset className={styles.doings} aria-label={t('fractions.doings')}>
        {Object.entries(activities).map(([name, { icon: Icon, text: label }]) => (
          <button key={name} type="button" aria-pressed={name === doing} onClick={() => put('doe', name)}>
            <Icon aria-hidden="true" />
            {t(`fractions.doing.${label}`)}
          </button>
        ))}
      </fieldset>
      <p className={styles.how}>
        {t(`fractions.how.${text}`)} <ReadAloudButton text={t(`fractions.how.${text}`)} />
      </p>
      <NumberInput label={t('fractions.type')} value={typed} onChange={(value) => put('getal', value)} />
      {reading.ok && doing === 'bekijken' && <Shapes reading={reading} />}
      {reading.ok && doing !== 'bekijken' && share === null && (
        <p className={styles.quiet}>{t('fractions.tooFine')}</p>
      )}
      {share !== null && doing !== 'bekijken' && (
        <ActivityPanel
          key={`${doing} ${shareText(share)}`}
          doing={doing}
          share={share}
          other={search.get('met') ?? '2/3'}
          onOther={(value) => put('met', value)}
        />
      )}
    </main>
  );
}
