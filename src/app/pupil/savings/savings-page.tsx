import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { call } from '../../api/call';
import { to } from '../../routes';
import { describeError } from '../../ui/describe-error';
import { MessagePage } from '../../ui/message-page';
import { ButtonLink } from '../../ui/plain/button-link';
import { Loading } from '../../ui/plain/loading';
import { SavingsCard, type SavingsCardState } from './savings-card';
import styles from './savings-page.module.css';

/** The child's savings card: one stamp for each round it finished. */
export function Component() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  const [card, setCard] = useState<SavingsCardState | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let live = true;
    call('readMap', { params: { pupilId: leerlingId } }).then(
      ({ savingsCard }) => live && setCard(savingsCard),
      (reason: unknown) => live && setError(reason),
    );
    return () => {
      live = false;
    };
  }, [leerlingId]);
  const toMap = <ButtonLink to={to('l-landkaart', { leerlingId })}>{t('round.toMap')}</ButtonLink>;
  if (error !== null) {
    return (
      <MessagePage title={t('savings.title')} text={describeError(error)}>
        {toMap}
      </MessagePage>
    );
  }
  if (card === null) return <Loading />;
  return (
    <main className={styles.page}>
      <h1>{t('savings.title')}</h1>
      <SavingsCard card={card} />
      <p className={styles.count}>{t('savings.stamps', { stamps: card.stamps, size: card.size })}</p>
      {card.full > 0 && <p>{t('savings.full', { count: card.full })}</p>}
      <p>{t('savings.how')}</p>
      {toMap}
    </main>
  );
}
