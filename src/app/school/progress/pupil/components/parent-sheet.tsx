import { Text, Title } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../../i18n/use-locale';
import { KnownGrowth } from '../../charts/growth-chart';
import { GoalMark, type GoalState } from '../../shared/goal-mark';
import { givenText, type ProgressShown, rightText, shortSumText } from '../../shared/types';
import { wholeSums } from '../../shared/whole-sums';
import { Agreements, ParentHead, type SheetOrigin } from './parent-head';
import { mistakesFor } from './parent-mistakes';
import styles from './parent-sheet.module.css';
import { TableStrip } from './table-strip';

/** Most sums to practise at home. */
const mostSums = 3;
/** Most goals of a block; more would push the agreements off the sheet. */
const mostGoals = 5;

/** Orders goals from reached to not begun. */
const parts = [
  ['well', ['reached', 'nearly']],
  ['busy', ['under-way', 'unsure']],
  ['later', ['not-begun']],
] as const satisfies readonly (readonly [string, readonly GoalState[]])[];

/** Tells parents what helps at home: a child that guesses takes its time, any other practises sums it does not know yet. */
function ownTip(t: TFunction<'school'>, { attention, facts }: ProgressShown, name: string, locale: Locale) {
  if (attention.flags.includes('guessing')) return t('report.parents.tips.slow', { name });
  const order = ['practising', 'nearly'] as const;
  const open = order.flatMap((state) => facts.filter((fact) => fact.state === state));
  if (open.length === 0) return t('report.parents.tips.game');
  const sums = open.slice(0, mostSums).map(({ sumId }) => shortSumText(sumId, locale));
  return wholeSums(t('report.parents.tips.sums', { sums: sums.join(', ') }));
}

/** Printed sheet for a parent meeting: what goes well, what is practised now, and what helps at home. */
export function ParentSheet({
  progress,
  from,
  isShown = false,
}: {
  readonly progress: ProgressShown;
  readonly from: SheetOrigin;
  /** Shown on the screen too. */
  readonly isShown?: boolean;
}) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const { pupil, totals, goals, facts, weeks } = progress;
  const name = pupil.name.split(' ')[0] ?? pupil.name;
  const mistakes = mistakesFor(progress);
  const known = facts.filter(({ state }) => state === 'known').length;
  return (
    <div className={styles.sheet} {...(isShown ? {} : { 'data-paper-only': true })}>
      <ParentHead progress={progress} name={name} from={from} isNamed={isShown} />
      <Text>
        {t('report.parents.practised', {
          name,
          count: totals.days,
        })}
      </Text>
      <div className={styles.goals}>
        {parts.map(([part, states]) => {
          const own = goals.filter(({ state }) => states.some((each) => each === state));
          if (own.length === 0) return null;
          return (
            <Block key={part} title={t(`report.parents.${part}`, { name })}>
              <ul className={styles.list}>
                {own.slice(0, mostGoals).map((goal) => (
                  <li key={goal.collectionKey}>
                    <GoalMark state={goal.state} />
                    <span>
                      {wholeSums(titleIn(goal, locale))}
                      {goal.state === 'not-begun' ? null : (
                        <Text size="sm" c="dimmed">
                          {t(`report.parents.state.${goal.state}`)}
                        </Text>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
              {own.length > mostGoals ? (
                <Text size="sm" c="dimmed" mt={4}>
                  {t('report.parents.more', { count: own.length - mostGoals })}
                </Text>
              ) : null}
            </Block>
          );
        })}
      </div>
      <TableStrip progress={progress} />
      {mistakes.length > 0 ? (
        <Block title={t('report.parents.mistakes')}>
          <ul className={styles.errors}>
            {mistakes.map(({ errorType, example: { sumId, given } }) => (
              <li key={errorType}>
                {wholeSums(
                  t('report.parents.miss', {
                    sum: shortSumText(sumId, locale),
                    given: givenText(given, locale),
                    right: rightText(sumId, locale),
                  }),
                )}
              </li>
            ))}
          </ul>
        </Block>
      ) : null}
      <div className={styles.pair}>
        {known > 0 ? (
          <Block title={t('report.known.title')}>
            <KnownGrowth weeks={weeks} />
          </Block>
        ) : null}
        <Block title={t('report.parents.home')}>
          <ul className={styles.tips}>
            <li>{ownTip(t, progress, name, locale)}</li>
            {(['often', 'aloud'] as const).map((tip) => (
              <li key={tip}>{t(`report.parents.tips.${tip}`, { name })}</li>
            ))}
          </ul>
        </Block>
      </div>
      <Block title={t('report.parents.agree')}>
        <Agreements name={name} />
      </Block>
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
