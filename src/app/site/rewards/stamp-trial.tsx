import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavingsCard } from '../../pupil/ui/savings/savings-card';
import { Button } from '../../ui/plain/button';
import styles from './rewards.module.css';
import { afterAction, type CardState, cardSize, childActions } from './stamps';

const begun: CardState = { stamps: 6, full: 0, last: null };

/** A child's savings card, drawn by the product's own part, that the visitor fills. */
export default function StampTrial() {
  const { t } = useTranslation('rewards');
  const [card, setCard] = useState(begun);
  const isFull = card.stamps === cardSize;
  return (
    <div className={styles.trial}>
      <SavingsCard
        key={`${card.full} ${card.stamps}`}
        card={{ cardId: 'harbour', stamps: card.stamps, size: cardSize, full: card.full }}
        fresh={card.last !== null && card.last !== 'stopped'}
      />
      <fieldset className={styles.actions} aria-label={t('whatHappens')}>
        {childActions.map((action) => (
          <Button key={action} look="quiet" onClick={() => setCard(afterAction(card, action))}>
            {t(`action.${action}`)}
          </Button>
        ))}
      </fieldset>
      <output className={styles.effect}>
        {card.last === null ? t('begin') : t(`effect.${card.last}`)} {isFull ? t('full') : null}
      </output>
    </div>
  );
}
