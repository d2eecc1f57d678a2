import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/call';
import { Loading } from '../../../ui/plain/loading';
import { FailedPage } from '../../ui/friendly-error';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { ToMap, ToMapButton } from '../../ui/to-map-button';
import { type Bed, bedIcons, bedsOf, fullestBed, isGrid, type OwnWork, plantsIn } from './beds';
import { GardenBed } from './garden-bed';
import styles from './garden-page.module.css';
import { stageOf } from './plant';
import { WeeksChart } from './weeks-chart';

/**
 * Shows the child's own progress: a plant for each sum and the sums of the last weeks, without marks or comparison.
 */
export function Component() {
  const { t } = useTranslation(['pupil', 'common']);
  const { leerlingId = '' } = useParams();
  const [work, setWork] = useState<OwnWork | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [wanted, setWanted] = useState<Bed | null>(null);
  useEffect(() => {
    let live = true;
    call('readOwnWork', { params: { pupilId: leerlingId } }).then(
      (reply) => live && setWork(reply),
      (reason: unknown) => live && setError(reason),
    );
    return () => {
      live = false;
    };
  }, [leerlingId]);
  if (error instanceof ApiError && error.status === 404) throw error;
  if (error !== null) {
    return (
      <FailedPage title={t('work.failed')} error={error}>
        <ToMapButton />
      </FailedPage>
    );
  }
  if (work === null) return <Loading />;
  const bed = wanted ?? fullestBed(work);
  const plants = plantsIn(work, bed);
  const flowers = plants.filter(({ phase }) => stageOf(phase) === 'flower').length;
  // Where nothing flowers yet, what was planted counts.
  const grown =
    flowers > 0 ? t('work.grown', { count: flowers }) : t('work.plants', { count: plants.length });
  const titleOf = (each: Bed) =>
    isGrid(each) ? t(each === '*' ? 'work.times' : 'work.plus') : t(`common:domain.${each}`);
  return (
    <main className={styles.page} data-wide>
      <ToMap />
      <h1>{t('work.title')}</h1>
      <fieldset className={styles.choice}>
        <legend className="unseen">{t('work.title')}</legend>
        {bedsOf(work).map((each) => {
          const Icon = bedIcons[each];
          return (
            <button
              key={each}
              type="button"
              aria-label={titleOf(each)}
              aria-pressed={each === bed}
              onClick={() => setWanted(each)}
            >
              <Icon aria-hidden="true" />
            </button>
          );
        })}
        <b>
          {titleOf(bed)}
          {plants.length > 0 && ` · ${grown}`}
        </b>
        <ReadAloudButton text={`${titleOf(bed)}. ${plants.length > 0 ? grown : ''}`} />
      </fieldset>
      <GardenBed key={bed} bed={bed} title={titleOf(bed)} work={work} pupilId={leerlingId} />
      <h2 className={styles.aloud}>
        {t('work.weeks')}{' '}
        <ReadAloudButton
          text={`${t('work.weeks')}. ${t('work.thisWeek')}: ${t('work.right', { count: work.weeks.at(-1)?.right ?? 0 })}`}
        />
      </h2>
      <WeeksChart weeks={work.weeks} />
    </main>
  );
}
