import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { type CallReply, call } from '../../../api/call';
import { Loading } from '../../../ui/plain/loading';
import { FailedPage } from '../../ui/friendly-error';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { ToMap, ToMapButton } from '../../ui/to-map-button';
import { GardenBed } from './garden-bed';
import styles from './garden-page.module.css';
import { stageOf } from './plant';
import { WeeksChart } from './weeks-chart';

type OwnWork = CallReply<'readOwnWork'>;

const beds = [
  { sign: '*', title: 'work.times', icon: IconX },
  { sign: '+', title: 'work.plus', icon: IconPlus },
] as const;
type Sign = (typeof beds)[number]['sign'];

const ofSign = ({ facts }: OwnWork, sign: Sign) => facts.filter(({ sumId }) => sumId.includes(sign));

/** Opens the bed with the most practised sums first. */
const fullest = (work: OwnWork): Sign => (ofSign(work, '+').length > ofSign(work, '*').length ? '+' : '*');

/**
 * Shows the child's own progress: a plant for each sum and the sums of the last weeks, without marks or comparison.
 */
export function Component() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  const [work, setWork] = useState<OwnWork | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [wanted, setWanted] = useState<Sign | null>(null);
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
  const sign = wanted ?? fullest(work);
  const bed = ofSign(work, sign);
  const grown = bed.filter(({ phase }) => stageOf(phase) === 'flower').length;
  const title = beds.find((each) => each.sign === sign)?.title ?? 'work.times';
  return (
    <main className={styles.page}>
      <ToMap />
      <h1>{t('work.title')}</h1>
      <fieldset className={styles.choice}>
        <legend className="unseen">{t('work.title')}</legend>
        {beds.map(({ icon: Icon, ...each }) => (
          <button
            key={each.sign}
            type="button"
            aria-pressed={each.sign === sign}
            onClick={() => setWanted(each.sign)}
          >
            <Icon aria-hidden="true" />
            {t(each.title)}
          </button>
        ))}
        <b>{t('work.grown', { count: grown })}</b>
      </fieldset>
      <GardenBed
        key={sign}
        sign={sign}
        title={t(title)}
        facts={new Map(bed.map(({ sumId, phase }) => [sumId, phase]))}
        pupilId={leerlingId}
      />
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
