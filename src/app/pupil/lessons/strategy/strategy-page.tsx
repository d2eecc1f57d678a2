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
import { ExampleList } from './example-list';
import { type NamedStrategy, strategyNames } from './strategy-names';
import styles from './strategy-page.module.css';
import { writtenAs } from './written-as';

const isNamed = (way: StrategyName): way is NamedStrategy => Object.hasOwn(strategyNames, way);

/** Explains the strategies for any sum, with the same code as the help in a game. */
export function Component() {
  const { t } = useTranslation('pupil');
  const [search, setSearch] = useSearchParams();
  const locale = useLocale();
  const asked = search.get('som') ?? '7+8';
  const sum = readWrittenSum(asked, locale);
  return (
    <main className={styles.page}>
      <ToMap />
      <h1>{t('strategy.title')}</h1>
      <div className={styles.ask}>
        <SumForm
          asked={asked}
          begin={sum?.id === asked ? writtenAs(sum, locale) : asked}
          onShow={(written) => setSearch({ som: written })}
        />
        <ExampleList />
      </div>
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

interface SumFormProps {
  /** The sum that is shown, as it stands in the address. */
  readonly asked: string;
  readonly begin: string;
  readonly onShow: (written: string) => void;
}

/** Field for a sum of the child's own. */
function SumForm({ asked, begin, onShow }: SumFormProps) {
  const { t } = useTranslation('pupil');
  const id = useId();
  // What was typed holds until another sum is shown.
  const [typed, setTyped] = useState({ over: asked, text: begin });
  const written = typed.over === asked ? typed.text : begin;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== '') onShow(written);
      }}
    >
      <label htmlFor={id}>{t('strategy.sum')}</label>
      <input
        id={id}
        value={written}
        maxLength={60}
        autoComplete="off"
        spellCheck="false"
        onChange={(event) => setTyped({ over: asked, text: event.target.value })}
      />
      <Button type="submit">
        <IconEye aria-hidden="true" />
        {t('strategy.show')}
      </Button>
    </form>
  );
}

/** Shows the steps of a sum for each strategy, and then a similar sum to try. */
function Explained({ sum }: { readonly sum: Sum }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const ways = waysOf(sum, locale).filter(isNamed);
  const [way, setWay] = useState<NamedStrategy | null>(null);
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
