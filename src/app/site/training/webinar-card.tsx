import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import { Button } from '../../ui/plain/button';
import { Loading } from '../../ui/plain/loading';
import styles from './training.module.css';
import { useWhen } from './use-when';

type Webinar = CallReply<'listWebinars'>['coming'][number];

// The text was written by people: what makes it safe is loaded with the first webinar.
const WebinarText = lazy(() => import('./webinar-text'));
// The form comes with the checks and the proof of the bot check: only for those who want to sign up.
const SignUpForm = lazy(() => import('./sign-up-form'));

/** A webinar to come, with its sign-up behind a button. */
export function WebinarCard({ webinarId, title, text, room, ...announced }: Webinar) {
  const { t } = useTranslation('training');
  const whenOf = useWhen();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const isFull = room === 'full';
  const label = t(isFull ? 'webinars.waitFor' : 'webinars.signUpFor', { title });
  return (
    <li className={styles.webinar}>
      <h3>
        {title}
        {room === 'open' ? null : <span className={styles.room}>{t(`webinars.rooms.${room}`)}</span>}
      </h3>
      <p className={styles.when}>{whenOf(announced)}</p>
      <Suspense fallback={<Loading />}>
        <WebinarText text={text} />
      </Suspense>
      {isFull ? <p>{t('webinars.fullText')}</p> : null}
      <div>
        <Button
          look={open ? 'quiet' : 'primary'}
          aria-label={label}
          aria-expanded={open}
          aria-controls={formId}
          onClick={() => setOpen(!open)}
        >
          {t(isFull ? 'webinars.wait' : 'webinars.signUp')}
        </Button>
      </div>
      <div id={formId} className={styles.form}>
        {open ? (
          <Suspense fallback={<Loading />}>
            <SignUpForm webinarId={webinarId} label={label} />
          </Suspense>
        ) : null}
      </div>
    </li>
  );
}
