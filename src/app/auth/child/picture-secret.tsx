import { type PictureId, pictures } from '@assets/pictures/pictures';
import { IconArrowLeft, IconPencil, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isServerFault } from '../../api/api-error';
import { useLocale } from '../../i18n/use-locale';
import { Avatar } from '../../ui/plain/avatar';
import { Button } from '../../ui/plain/button';
import { Card } from '../ui/card';
import { ChildFailure, useChildFailure } from './child-failure';
import styles from './child-sign-in.module.css';
import type { ClassNames } from './choose-name';
import { Picture } from './picture';
import { Question } from './question';
import { WordForm } from './word-form';

interface PictureSecretProps {
  readonly pupil: ClassNames['pupils'][number];
  readonly onBack: () => void;
  readonly onSecret: (secret: string[] | string) => Promise<void>;
}

const slots = [0, 1, 2] as const;

/** Third step: three of twelve pictures in the order of the card, or a word. */
export function PictureSecret({ pupil, onBack, onSecret }: PictureSecretProps) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly PictureId[]>([]);
  const [byWord, setByWord] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const nameOf = (id: PictureId) => {
    const name = pictures.find((picture) => picture.id === id)?.name;
    return name?.[locale === 'en' ? 'en' : 'nl'] ?? id;
  };

  const said = `${useChildFailure(failure)} ${t('child.pictures')}`.trim();

  const send = async (secret: string[] | string) => {
    setBusy(true);
    setFailure(null);
    try {
      await onSecret(secret);
    } catch (error) {
      setFailure(error);
      setChosen([]);
      setBusy(false);
    }
  };
  const isFull = busy || chosen.length === slots.length;
  const choose = (id: PictureId) => {
    if (isFull) return;
    const next = [...chosen, id];
    setChosen(next);
    if (next.length === slots.length) void send(next);
  };

  return (
    <Card forChild wide="pictures">
      <div className={styles.bar}>
        <h1 className={styles.hello} tabIndex={-1}>
          <Avatar id={pupil.avatar} size={64} />
          {t('child.hello', { name: pupil.name })}
        </h1>
        <Button look="quiet" onClick={onBack}>
          <IconArrowLeft aria-hidden="true" />
          {t('child.notMe')}
        </Button>
      </div>
      <ChildFailure failure={failure} />
      {byWord ? (
        <WordForm busy={busy} failure={failure} onWord={send} />
      ) : (
        <>
          <div className={styles.ask}>
            <Question as="p" text={t('child.pictures')} spoken={said} />
            <ol className={styles.slots} data-again={failure && !isServerFault(failure) ? true : undefined}>
              {slots.map((slot) => {
                const id = chosen[slot];
                return (
                  <li key={slot}>
                    {id ? (
                      <button
                        type="button"
                        disabled={busy}
                        aria-label={t('child.chosen', { name: nameOf(id) })}
                        onClick={() => setChosen(chosen.filter((_, place) => place !== slot))}
                      >
                        <Picture id={id} />
                      </button>
                    ) : (
                      <span className={styles.slot}>
                        <span className="unseen">{t('child.slot', { number: slot + 1 })}</span>
                      </span>
                    )}
                  </li>
                );
              })}
            </ol>
          </div>
          <ul className={styles.pictures}>
            {pictures.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={nameOf(id)}
                  // A disabled button would lose the focus, and the next try would begin at the top of the page.
                  aria-disabled={isFull}
                  onClick={() => choose(id)}
                >
                  <Picture id={id} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {busy ? <output className={styles.busy}>{t('child.checking')}</output> : null}
      <Button look="plain" onClick={() => setByWord(!byWord)}>
        {byWord ? <IconPhoto aria-hidden="true" /> : <IconPencil aria-hidden="true" />}
        {t(byWord ? 'child.showPictures' : 'child.word')}
      </Button>
    </Card>
  );
}
