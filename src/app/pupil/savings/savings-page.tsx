import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { describeError } from '../../ui/describe-error';
import { Loading } from '../../ui/plain/loading';
import { KindPage } from '../kind-page';
import { usePupilMap } from '../map/use-pupil-map';
import { ReadAloudButton } from '../read-aloud-button';
import { ToMap, ToMapButton } from '../to-map';
import { SavingsCard } from './savings-card';
import styles from './savings-page.module.css';
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
  const count = t('savings.stamps', { stamps: card.stamps, size: card.size });
  return (
    <main className={styles.page}>
      <ToMap />
      <h1>{t('savings.title')}</h1>
      <div className={styles.saved}>
        <SavingsCard card={card} />
        <p className={styles.count}>{count}</p>
        <p className={styles.how}>
          {t('savings.how')} <ReadAloudButton text={`${count}. ${t('savings.how')}`} />
        </p>
      </div>
      {card.full > 0 && <StickerIsland pupilId={leerlingId} stickers={card.full} looking={lookingAsStaff} />}
    </main>
  );
}
