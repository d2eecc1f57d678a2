import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../i18n/format';
import { titleIn } from '../../i18n/title-in';
import { useLocale } from '../../i18n/use-locale';
import { errorTypeOf } from './error-type';
import { Facts } from './facts';
import { GoalMark, type GoalState } from './goal-mark';
import { GrowthChart } from './growth-chart';
import styles from './parent-sheet.module.css';
import { type FactShown, type ProgressShown, phaseOf, sumText } from './progress-parts';

/** So many kinds of mistakes on the sheet: what a talk has time for. */
const mostErrors = 3;

/** From what goes well to what is still to come. */
const parts = [
  ['well', ['reached', 'nearly']],
  ['busy', ['under-way', 'unsure']],
  ['later', ['not-begun']],
] as const satisfies readonly (readonly [string, readonly GoalState[]])[];

const isKnown = ({ phase }: FactShown): boolean => {
  const known = phaseOf(phase);
  return known === 'automated' || known === 'maintenance';
};

/** How many of the ten by ten of a sign are known by heart. */
const knownOf = (facts: readonly FactShown[], sign: RegExp): number =>
  facts.filter((fact) => sign.test(fact.sumId) && isKnown(fact)).length;

/** A talk with parents on paper: what goes well, what is practised now, and what helps at home. */
export function ParentSheet({ progress }: { readonly progress: ProgressShown }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const { pupil, totals, goals, facts, errors, weeks } = progress;
  const name = pupil.name.split(' ')[0] ?? pupil.name;
  const tables = knownOf(facts, /^([1-9]|10)\*([1-9]|10)=_$/);
  const additions = knownOf(facts, /^([1-9]|10)\+([1-9]|10)=_$/);
  // What has no name has nothing to tell either.
  const named = errors.filter(({ errorType }) => errorTypeOf(errorType) !== 'unclassified');
  return (
    <div className={styles.sheet} data-paper-only>
      <Text>
        {t('report.parents.practised', {
          name,
          days: formatNumber(totals.days),
          minutes: formatNumber(Math.round(totals.minutes)),
          sums: formatNumber(totals.answers),
          part: formatPercent(totals.answers === 0 ? 0 : totals.right / totals.answers),
        })}
      </Text>
      <div className={styles.goals}>
        {parts.map(([part, states]) => {
          const own = goals.filter(({ state }) => states.some((each) => each === state));
          if (own.length === 0) return null;
          return (
            <Block key={part} title={t(`report.parents.${part}`, { name })}>
              <ul className={styles.list}>
                {own.map((goal) => (
                  <li key={goal.collectionKey}>
                    <GoalMark state={goal.state} /> {titleIn(goal, locale)}
                  </li>
                ))}
              </ul>
            </Block>
          );
        })}
      </div>
      {facts.length > 0 ? (
        <Block title={t('progress.phase.automated')}>
          <Text mb={6}>
            {tables + additions > 0 ? t('report.parents.byHeart', { name, tables, additions }) : null}{' '}
            {t('report.parents.squares')}
          </Text>
          <Facts facts={facts} />
        </Block>
      ) : null}
      {named.length > 0 ? (
        <Block title={t('report.parents.mistakes')}>
          <ul className={styles.errors}>
            {named.slice(0, mostErrors).map(({ errorType, example }) => {
              const type = errorTypeOf(errorType);
              return (
                <li key={errorType}>
                  <b>{t(`progress.error.${type}`)}.</b>{' '}
                  {t('progress.errorExample', {
                    sum: sumText(example.sumId, locale),
                    given: example.given,
                  })}
                </li>
              );
            })}
          </ul>
        </Block>
      ) : null}
      <div className={styles.pair}>
        <Block title={t('report.growth.title')}>
          <GrowthChart weeks={weeks} />
        </Block>
        <Block title={t('report.parents.home')}>
          <ul className={styles.tips}>
            {(['often', 'aloud', 'mistake', 'game'] as const).map((tip) => (
              <li key={tip}>{t(`report.parents.tips.${tip}`, { name })}</li>
            ))}
          </ul>
        </Block>
      </div>
      <Text size="sm" c="dimmed">
        {t('report.parents.foot')}
      </Text>
    </div>
  );
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.block}>
      <Title order={2} size="h4" mb={4}>
        {title}
      </Title>
      {children}
    </section>
  );
}
