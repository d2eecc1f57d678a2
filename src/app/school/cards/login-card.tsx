import { ActionIcon, Tooltip } from '@mantine/core';
import { IconKey, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import { Avatar } from '../../ui/plain/avatar';
import { QrCode } from '../../ui/qr-code';
import { CardPicture } from './card-picture';
import styles from './cards.module.css';
import { legibleCode } from './legible-code';

export type CardShown = CallReply<'makeLoginCards'>['cards'][number];

/** From so many letters on a name is printed smaller, to stand on the card as far as it can. */
const longName = 28;

interface LoginCardProps {
  readonly card: CardShown;
  readonly classCode: string;
  /** Where to sign in, short enough to type. */
  readonly address: string;
  readonly onRenew: () => void;
  readonly onKind: () => void;
}

/** One child's card to cut out: name and animal, three pictures, the way in, and the code to scan. */
export function LoginCard({ card, classCode, address, onRenew, onKind }: LoginCardProps) {
  const { t } = useTranslation('school');
  return (
    <li className={styles.card}>
      <div>
        <p className={styles.who} data-long={card.name.length > longName || undefined}>
          <Avatar id={card.avatar} size={40} />
          <bdi>{card.name}</bdi>
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
      <div className={styles.renew} data-no-print>
        <CardDeed label={t('passwords.kind.titleOne', { name: card.name })} icon={IconKey} onClick={onKind} />
        <CardDeed label={t('passwords.renewOne', { name: card.name })} icon={IconRefresh} onClick={onRenew} />
      </div>
    </li>
  );
}

interface CardDeedProps {
  readonly label: string;
  readonly icon: typeof IconKey;
  readonly onClick: () => void;
}

/** What can be done with a card, by a picture that says its name. */
function CardDeed({ label, icon: Icon, onClick }: CardDeedProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" aria-label={label} onClick={onClick}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** What the child signs in with where there is nothing to scan; its own password is known to nobody else. */
export function Secret({ card: { pictures, word } }: { readonly card: CardShown }) {
  const { t } = useTranslation('school');
  if (pictures) return pictures.map((id) => <CardPicture key={id} id={id} />);
  return <b className={word ? styles.word : undefined}>{word ?? t('passwords.ownPassword')}</b>;
}
