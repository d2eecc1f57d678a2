import { IconArrowLeft, IconEye, IconPencil, IconReload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { nearSum } from '@/maths/round/near-sum';
import type { StrategyName } from '@/maths/strategy/strategy-name';
import { waysOf } from '@/maths/strategy/ways';
import type { Sum } from '@/maths/sum/sum';
import { readWrittenSum } from '@/maths/sum/written-sum';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/plain/button';
import { WorkedSteps } from '../picture/worked-steps';
import { MyTurn } from '../play/my-turn';
import { SumLine } from '../play/sum-line';
import { ReadAloudButton } from '../read-aloud-button';
import { ToMap } from '../to-map';
import styles from './strategy-page.module.css';
import { type NamedWay, wayNames } from './way-names';

const isNamed = (way: StrategyName): way is NamedWay => Object.hasOwn(wayNames, way);

/** How any sum can be worked out, by the same code that helps in a game. */
export function Component() {
  const { t } = useTranslation('pupil');
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('som') ?? '7+8';
  const [written, setWritten] = useState(asked);
  const sum = readWrittenSum(asked);
  return (
    <main className={styles.page}>
      <ToMap />
      <h1>{t('strategy.title')}</h1>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setSearch({ som: written });
        }}
      >
        <label htmlFor={id}>{t('strategy.sum')}</label>
        <input
          id={id}
          value={written}
          maxLength={40}
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => setWritten(event.target.value)}
        />
        <Button type="submit">
          <IconEye aria-hidden="true" />
          {t('strategy.show')}
        </Button>
      </form>
      {sum === null ? (
        <p role="alert" className={styles.unreadable}>
          {t('strategy.unreadable')} <ReadAloudButton text={t('strategy.unreadable')} />
        </p>
      ) : (
        <Explained key={sum.id} sum={sum} />
      )}
    </main>
  );
}

/** The steps of a sum, by each way it can be worked out, and then a sum like it to try. */
function Explained({ sum }: { readonly sum: Sum }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const ways = waysOf(sum).filter(isNamed);
  const [way, setWay] = useState<NamedWay | null>(null);
  const [turn, setTurn] = useState<number | null>(null);
  const near = nearSum(sum, turn ?? 0);
  const tries = turn !== null && near !== null;
  return (
    <section className={styles.explained} aria-label={t(tries ? 'help.turn' : 'help.title')}>
      {tries ? (
        <MyTurn key={near.id} sum={near} locale={locale} />
      ) : (
        <>
          <SumLine sum={sum} locale={locale} aloud />
          {ways.length > 1 && (
            <fieldset className={styles.ways}>
              <legend className="unseen">{t('strategy.ways')}</legend>
              {ways.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="way"
                    checked={each === (way ?? ways[0])}
                    onChange={() => setWay(each)}
                  />
                  <span>{t(wayNames[each])}</span>
                </label>
              ))}
            </fieldset>
          )}
          <WorkedSteps key={way ?? ''} sum={sum} {...(way && { way })} />
        </>
      )}
      {near !== null && (
        <div className={styles.turns}>
          <Button size="lg" look="quiet" onClick={() => setTurn((turn ?? -1) + 1)}>
            {tries ? <IconReload aria-hidden="true" /> : <IconPencil aria-hidden="true" />}
            {t(tries ? 'help.another' : 'help.turn')}
          </Button>
          {tries && (
            <Button size="lg" look="plain" onClick={() => setTurn(null)}>
              <IconArrowLeft aria-hidden="true" />
              {t('help.backToSteps')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
