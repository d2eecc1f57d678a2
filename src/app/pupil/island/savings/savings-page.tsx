import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Loading } from '../../../ui/plain/loading';
import { FailedPage } from '../../ui/friendly-error';
import { ToMap, ToMapButton } from '../../ui/to-map-button';
import { StickerIsland } from '../corner/sticker-island';
import { usePupilMap } from '../map/use-pupil-map';
import styles from './savings-page.module.css';
import { StampedCard } from './stamped-card';

/** Shows the child's savings card, and its island with a sticker for each full card. */
export function Component() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  const { shown, error } = usePupilMap(leerlingId);
  if (error !== null && shown === null) {
    return (
      <FailedPage title={t('savings.failed')} error={error}>
        <ToMapButton />
      </FailedPage>
    );
  }
  if (shown === null) return <Loading />;
  const { savingsCard: card, lookingAsStaff } = shown.map;
  return (
    <main className={styles.page} data-wide>
      <ToMap />
      <h1>{t('savings.title')}</h1>
      {/* A map cached by an older version says nothing of games. */}
      <StampedCard pupilId={leerlingId} card={card} gameSettings={shown.map.gameSettings ?? []} />
      <StickerIsland pupilId={leerlingId} earned={card.full} looking={lookingAsStaff} />
    </main>
  );
}
