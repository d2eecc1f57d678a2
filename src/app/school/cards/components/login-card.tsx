import { ActionIcon, Tooltip } from '@mantine/core';
import { IconKey, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import { Avatar } from '../../../ui/plain/avatar';
import { QrCode } from '../../../ui/qr-code';
import styles from '../cards.module.css';
import { legibleCode } from '../legible-code';
import { CardPicture } from './card-picture';

export type CardShown = CallReply<'makeLoginCards'>['cards'][number];

/** From this length a name is printed smaller to fit on the card. */
const longName = 28;

interface LoginCardProps {
  readonly card: CardShown;
  readonly classCode: string;
  /** Address of the sign-in page, short enough to type. */
  readonly address: string;
  /** Absent on a page that only prints. */
  readonly actions?: { readonly onRenew: () => void; readonly onKind: () => void };
}

/** Login card of a pupil to cut out: name, animal, three pictures, address and QR code. */
export function LoginCard({ card, classCode, address, actions }: LoginCardProps) {
  const { t } = useTranslation('school');
  return (
    <li className={styles.card}>
      <div>
        <p className={styles.who} data-long={card.nameOnCard.length > longName || undefined}>
          <Avatar id={card.avatar} size={40} />
          <bdi>{card.nameOnCard}</bdi>
        </p>
        <div className={styles.pictures}>
          <Secret card={card} />
        </div>
        <p className={styles.how}>
          {t('passwords.cardHow')} <b>{address}</b>
          <br />
          {t('passwords.cardCode')} <span className={styles.code}>{legibleCode(classCode)}</span>
        </p>
      </div>
      <div className={styles.qr}>
        <QrCode text={card.url} />
      </div>
      {actions ? (
        <div className={styles.renew} data-no-print>
          <CardAction
            label={t('passwords.kind.titleOne', { name: card.name })}
            icon={IconKey}
            onClick={actions.onKind}
          />
          <CardAction
            label={t('passwords.renewOne', { name: card.name })}
            icon={IconRefresh}
            onClick={actions.onRenew}
          />
        </div>
      ) : null}
    </li>
  );
}

interface CardActionProps {
  readonly label: string;
  readonly icon: typeof IconKey;
  readonly onClick: () => void;
}

/** Icon button for an action on a card. */
function CardAction({ label, icon: Icon, onClick }: CardActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" aria-label={label} onClick={onClick}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The pupil signs in with this when nothing can be scanned; a password of its own is not shown. */
export function Secret({ card: { pictures, word } }: { readonly card: CardShown }) {
  const { t } = useTranslation('school');
  if (pictures) return pictures.map((id) => <CardPicture key={id} id={id} />);
  return <b className={word ? styles.word : undefined}>{word ?? t('passwords.ownPassword')}</b>;
}
