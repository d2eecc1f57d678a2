import { IconArrowLeft, IconEye, IconPencil, IconReload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { nearSum } from '@/maths/round/choice/near-sum';
import type { StrategyName } from '@/maths/strategy/names/strategy-names';
import { waysOf } from '@/maths/strategy/ways';
import type { Sum } from '@/maths/sum/sum';
import { readWrittenSum } from '@/maths/sum/written-sum';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/plain/button';
import { MyTurn } from '../../sum/my-turn';
import { WorkedSteps } from '../../sum/picture/worked-steps';
import { SumLine } from '../../sum/sum-line';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { ToMap } from '../../ui/to-map-button';
import { type NamedStrategy, strategyNames } from './strategy-names';
import styles from './strategy-page.module.css';

const isNamed = (way: StrategyName): way is NamedStrategy => Object.hasOwn(strategyNames, way);

/** Explains the strategies for any sum, with the same code as the help in a game. */
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

/** Shows the steps of a sum for each strategy, and then a similar sum to try. */
function Explained({ sum }: { readonly sum: Sum }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const ways = waysOf(sum, locale).filter(isNamed);
  const [way, setWay] = useState<NamedStrategy | null>(null);
  const [turn, setDeviceUser] = useState<number | null>(null);
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
                  <span>{t(strategyNames[each])}</span>
                </label>
              ))}
            </fieldset>
          )}
          <WorkedSteps key={way ?? ''} sum={sum} {...(way && { way })} />
        </>
      )}
      {near !== null && (
        <div className={styles.turns}>
          <Button size="lg" look="quiet" onClick={() => setDeviceUser((turn ?? -1) + 1)}>
            {tries ? <IconReload aria-hidden="true" /> : <IconPencil aria-hidden="true" />}
            {t(tries ? 'help.another' : 'help.turn')}
          </Button>
          {tries && (
            <Button size="lg" look="plain" onClick={() => setDeviceUser(null)}>
              <IconArrowLeft aria-hidden="true" />
              {t('help.backToSteps')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
