import {
  type AvatarLook,
  avatars,
  avatarText,
  extras,
  grounds,
  hats,
  readAvatar,
} from '@assets/avatars/avatars';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { useLocale } from '../../../i18n/use-locale';
import { Avatar } from '../../../ui/plain/avatar';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { Sheet } from '../../ui/sheet';
import sheet from '../../ui/sheet.module.css';
import styles from './avatar-sheet.module.css';

interface AvatarSheetProps {
  readonly pupilId: string;
  /** Notation in which the server stores an avatar. */
  readonly avatar: string;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** Lets the child choose an animal, a hat, an accessory and a colour by pictures alone. */
export function AvatarSheet({ pupilId, avatar, onKept, onClose }: AvatarSheetProps) {
  const { t } = useTranslation('pupil');
  const [look, setLook] = useState(() => readAvatar(avatar));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = (changed: Partial<AvatarLook>) => {
    setLook({ ...look, ...changed });
    setFailed(false);
  };
  const keep = async () => {
    const chosen = avatarText(look);
    if (chosen === avatar) return onClose();
    setBusy(true);
    try {
      await call('saveAvatar', { params: { pupilId }, body: { avatar: chosen } });
      onKept();
    } catch {
      // The choice is still there, so the child can save it again.
      setFailed(true);
      setBusy(false);
    }
  };
  const part = (title: string, options: readonly Option[]) => (
    <Part title={title} options={options} chosen={look} onChoose={change} />
  );
  return (
    <Sheet title={t('avatar.title')} onClose={onClose}>
      <div className={styles.chooser}>
        <div className={styles.mirror}>
          <Avatar id={avatarText(look)} size={128} />
          <ReadAloudButton text={`${t('avatar.title')} ${t('avatar.how')}`} />
        </div>
        <div className={styles.parts}>
          {part(
            t('avatar.figure'),
            avatars.map(({ id: figure, name }) => ({ name, part: { figure } })),
          )}
          {part(t('avatar.hat'), [
            { name: t('avatar.noHat'), part: { hat: null } },
            ...hats.map(({ id: hat, name }) => ({ name, part: { hat } })),
          ])}
          {part(t('avatar.extra'), [
            { name: t('avatar.nothing'), part: { extra: null } },
            ...extras.map(({ id: extra, name }) => ({ name, part: { extra } })),
          ])}
          {part(
            t('avatar.ground'),
            grounds.map(({ id: ground, name }) => ({ name, part: { ground } })),
          )}
        </div>
      </div>
      {failed && <Notice kind="again">{t('avatar.failed')}</Notice>}
      <div className={sheet.actions}>
        <Button size="lg" busy={busy} onClick={() => void keep()}>
          <IconCheck aria-hidden="true" />
          {t('avatar.ready')}
        </Button>
      </div>
    </Sheet>
  );
}

interface Option {
  readonly name: string | { readonly nl: string; readonly en: string };
  readonly part: Partial<AvatarLook>;
}

interface PartProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: AvatarLook;
  readonly onChoose: (part: Partial<AvatarLook>) => void;
}

/** Radio group of one property; each option shows the child's avatar with it. */
function Part({ title, options, chosen, onChoose }: PartProps) {
  const locale = useLocale();
  const group = useId();
  return (
    <fieldset className={styles.part} data-scan-row={group}>
      <legend className="unseen">{title}</legend>
      {options.map(({ name, part }) => {
        const text = avatarText({ ...chosen, ...part });
        return (
          <label key={Object.values(part).join()} className={styles.option}>
            <input
              type="radio"
              className="unseen"
              name={group}
              aria-label={typeof name === 'string' ? name : name[locale === 'en' ? 'en' : 'nl']}
              checked={text === avatarText(chosen)}
              onChange={() => onChoose(part)}
            />
            <Avatar id={text} size={46} />
          </label>
        );
      })}
    </fieldset>
  );
}
