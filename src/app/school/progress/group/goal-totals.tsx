import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trackOf } from '@/maths/report/on-track';
import { type ReferenceLevel, referenceLevelOf } from '@/maths/report/reference-level';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { byName } from '../../shared/by-name';
import { useFlemishYears } from '../../shared/use-flemish-years';
import { BarLegend } from './bar-legend';
import { GoalBar } from './goal-bar';
import styles from './goal-totals.module.css';
import { LevelBadge } from './level-badge';
import type { GroupProgress } from './types';

type Year = GroupProgress['years'][number];

const levels: readonly ReferenceLevel[] = ['1F', '1S'];

/** Which pupils are on track for a level, which are behind, and of which it cannot be said. */
function tracksOf({ goals, pupils }: Year, isOwn: (key: string) => boolean) {
  const isOn = (track: ReturnType<typeof trackOf>) =>
    pupils.filter(
      ({ standings }) =>
        trackOf(
          standings.flatMap(({ state }, place) => (isOwn(goals[place]?.collectionKey ?? '') ? [state] : [])),
        ) === track,
    );
  return { onTrack: isOn('on-track'), behind: isOn('behind'), unknown: isOn('unknown') };
}

interface GoalTotalsProps {
  readonly year: Year;
  /** Hides the goals until they are asked for: those of a year that only some of the pupils work at. */
  readonly isFolded: boolean;
}

/** The goals of a year for the whole group: how many are on track, and how far they are with each goal. */
export function GoalTotals({ year, isFolded }: GoalTotalsProps) {
  const { t } = useTranslation('school');
  const isFlemish = useFlemishYears();
  const all = year.pupils.length;
  const shown = levels.filter((level) =>
    year.goals.some(({ collectionKey }) => referenceLevelOf(collectionKey) === level),
  );
  // Flanders has one set of minimum goals, without levels.
  const tiles: readonly { name: string; isOwn: (key: string) => boolean }[] = isFlemish
    ? [{ name: t('report.track.minimum'), isOwn: () => true }]
    : shown.map((level) => ({ name: level, isOwn: (key) => referenceLevelOf(key) === level }));
  return (
    <div className={styles.totals}>
      <ul className={styles.tiles}>
        {tiles.map(({ name, isOwn }) => {
          const { onTrack, behind, unknown } = tracksOf(year, isOwn);
          return (
            <li key={name}>
              <Text size="sm" c="dimmed">
                {t('report.track.to', { name })}
              </Text>
              <Text fw={800} size="lg">
                {t('report.track.of', { count: onTrack.length, all })}
              </Text>
              <Text size="sm" c="dimmed">
                {t('report.track.rest', { behind: behind.length, unknown: unknown.length })}
              </Text>
              {behind.length > 0 ? (
                <details>
                  <summary>{t('report.track.who')}</summary>
                  <Text size="sm">
                    {byName(behind)
                      .map((pupil) => pupil.name)
                      .join(', ')}
                  </Text>
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
      {isFolded ? (
        <details>
          <summary>{t('report.track.goals', { count: year.goals.length })}</summary>
          <Goals year={year} />
        </details>
      ) : (
        <Goals year={year} />
      )}
    </div>
  );
}

/** How far the pupils are with each goal, and which level it belongs to; Flanders has no levels. */
function Goals({ year }: { readonly year: Year }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const hasLevels = !useFlemishYears();
  return (
    <div className={styles.totals}>
      <Text size="sm" c="dimmed">
        {t('report.track.how')} {hasLevels ? <span data-no-print>{t('report.track.whySeen')}</span> : null}
      </Text>
      <BarLegend />
      <ul className={styles.goals}>
        {year.goals.map((goal, place) => (
          <li key={goal.collectionKey} data-levels={hasLevels}>
            {hasLevels ? (
              <LevelBadge collectionKey={goal.collectionKey} goal={titleIn(goal, locale)} />
            ) : null}
            <span>{titleIn(goal, locale)}</span>
            <GoalBar states={year.pupils.map(({ standings }) => standings[place]?.state ?? 'not-begun')} />
          </li>
        ))}
      </ul>
    </div>
  );
}
