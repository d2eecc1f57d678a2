import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SumCollection, sumsOf } from '@/maths/collections/sum-collection';
import { classify } from '@/maths/error-type/classify';
import { distractorsFor } from '@/maths/error-type/distractors';
import { startDifficulty } from '@/maths/learn/difficulty';
import { randomFrom, seedOf } from '@/maths/random';
import { strategyOf } from '@/maths/strategy/names/strategy-name';
import { answerNotation, answerOf, asAnswer } from '@/maths/sum/answer';
import { prerequisitesOf } from '@/maths/sum/prerequisites';
import { answerText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/plain/button';
import { WorkedSteps } from '../sum/picture/worked-steps';
import { SumLine } from '../sum/sum-line';
import styles from './collections-page.module.css';

const samplesShown = 3;

/** Picks a random sum from the start, the middle and the end of the ladder. */
function samplesOf(collection: SumCollection, seed: number): Sum[] {
  const ids = sumsOf(collection);
  const random = randomFrom(seedOf(collection.key, seed));
  const part = ids.length / samplesShown;
  return Array.from({ length: Math.min(samplesShown, ids.length) }, (_, place) => {
    const from = Math.floor(place * part);
    return parseSumOrThrow(ids[from + random.below(Math.max(1, Math.floor(part)))] ?? ids[0] ?? '');
  });
}

interface SamplesProps {
  readonly collection: SumCollection;
}

/** Shows the contents of a collection, and three of its sums with everything a game shows of them. */
export function CollectionSamples({ collection }: SamplesProps) {
  const { t } = useTranslation('pupil');
  const [seed, setSeed] = useState(1);
  const { rungs, kinds } = collection;
  return (
    <div className={styles.inside}>
      <p>
        {t('test.size', { sums: sumsOf(collection).length, rungs: rungs.length, kinds: kinds.join(', ') })}
      </p>
      {samplesOf(collection, seed).map((sum) => (
        <Sample key={sum.id} sum={sum} />
      ))}
      <Button look="quiet" onClick={() => setSeed(seed + 1)}>
        {t('test.others')}
      </Button>
    </div>
  );
}

function Sample({ sum }: { readonly sum: Sum }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const rows = [
    ['id', sum.id],
    [t('test.answer'), answerText(answerNotation(answerOf(sum)), locale)],
    [t('test.difficulty'), startDifficulty(sum).toFixed(2)],
    [t('test.skill'), sum.skills.at(-1) ?? ''],
    [t('test.before'), prerequisitesOf(sum).join(', ') || '–'],
  ] as const;
  return (
    <article className={styles.sample}>
      <SumLine sum={sum} locale={locale} />
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('test.distractors')}</dt>
          <dd>
            <Distractors sum={sum} />
          </dd>
        </div>
      </dl>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {t('test.steps')} <span className={styles.quiet}>{strategyOf(sum)}</span>
        </summary>
        {open && <WorkedSteps sum={sum} />}
      </details>
    </article>
  );
}

/** Shows the distractors of a sum, each with the misconceptions it reveals. */
function Distractors({ sum }: { readonly sum: Sum }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const wrong = distractorsFor(sum, 3, randomFrom(seedOf(sum.id)));
  if (wrong.length === 0) return t('test.noDistractors');
  return (
    <ul className={styles.distractors}>
      {wrong.map((value) => {
        const answer = asAnswer(sum, value);
        if (answer === null) return null;
        const text = answerNotation(answer);
        return (
          <li key={text}>
            <b>{answerText(text, locale)}</b>{' '}
            <span className={styles.quiet}>{classify(sum, answer).join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
