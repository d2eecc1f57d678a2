import { IconEqual, IconEye, IconPizza, IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readNumber } from '@/maths/number/read-number';
import { type Share, shareOf, shareText } from '@/maths/strategy/fraction-play';
import { ReadAloudButton } from '../read-aloud-button';
import { ToMap } from '../to-map';
import { Compare } from './compare';
import { EqualParts } from './equal-parts';
import { FillUp } from './fill-up';
import styles from './fraction-page.module.css';
import { NumberInput } from './number-input';
import { Shapes } from './shapes';

/** What can be done with a number here, by the word in the address. */
const doings = {
  bekijken: { icon: IconEye, text: 'look' },
  gelijk: { icon: IconEqual, text: 'equal' },
  vergelijken: { icon: IconScale, text: 'compare' },
  aanvullen: { icon: IconPizza, text: 'fill' },
} as const;
type Doing = keyof typeof doings;

const isDoing = (word: string | null): word is Doing => word !== null && word in doings;

/** Fractions to look at and to play with: in every shape, in other parts, beside another one, filled up to a whole. */
export function Component() {
  const { t } = useTranslation('pupil');
  const [search, setSearch] = useSearchParams();
  const typed = search.get('getal') ?? '3/4';
  const word = search.get('doe');
  const doing = isDoing(word) ? word : 'bekijken';
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
  const { text } = doings[doing];
  return (
    <main className={styles.page}>
      <ToMap />
      <h1>{t('fractions.title')}</h1>
      <fieldset className={styles.doings} aria-label={t('fractions.doings')}>
        {Object.entries(doings).map(([name, { icon: Icon, text: label }]) => (
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
        <Play
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

interface PlayProps {
  readonly doing: Exclude<Doing, 'bekijken'>;
  readonly share: Share;
  readonly other: string;
  readonly onOther: (typed: string) => void;
}

function Play({ doing, share, other, onOther }: PlayProps) {
  switch (doing) {
    case 'gelijk':
      return <EqualParts share={share} />;
    case 'vergelijken':
      return <Compare share={share} other={other} onOther={onOther} />;
    case 'aanvullen':
      return <FillUp share={share} />;
  }
}
