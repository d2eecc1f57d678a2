import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { describeError } from '../../ui/describe-error';
import { Loading } from '../../ui/plain/loading';
import { KindPage } from '../kind-page';
import { usePupilMap } from '../map/use-pupil-map';
import { ToMap, ToMapButton } from '../to-map';
import styles from './savings-page.module.css';
import { StampedCard } from './stamped-card';
import { StickerIsland } from './sticker-island';

/** The child's savings card, and its own island with a sticker for each card it filled. */
export function Component() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  const { shown, error } = usePupilMap(leerlingId);
  if (error !== null && shown === null) {
    return (
      <KindPage title={t('savings.failed')} text={describeError(error)}>
        <ToMapButton />
      </KindPage>
    );
  }
  if (shown === null) return <Loading />;
  const { savingsCard: card, lookingAsStaff } = shown.map;
  return (
    <main className={styles.page}>
      <ToMap />
      <h1>{t('savings.title')}</h1>
      <StampedCard pupilId={leerlingId} card={card} />
      {card.full > 0 && <StickerIsland pupilId={leerlingId} stickers={card.full} looking={lookingAsStaff} />}
    </main>
  );
}
