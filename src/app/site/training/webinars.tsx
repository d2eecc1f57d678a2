import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import { describeError } from '../../ui/forms/describe-error';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import about from '../about/about.module.css';
import { LinkButton } from '../ui/link-button';
import { useHydrated } from '../ui/use-hydrated';
import { OwnPlace } from './own-place';
import styles from './training.module.css';
import { useWhen } from './use-when';
import { WebinarCard } from './webinar-card';

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** Secret of the link in an email; it stands behind `#`, which no server gets to see. */
const useToken = (): string | undefined =>
  /^#afmelden=(.+)$/.exec(
    useSyncExternalStore(
      onHash,
      () => location.hash,
      () => '',
    ),
  )?.[1];

type Recording = CallReply<'listWebinars'>['recordings'][number];

function Recordings({ recordings }: { readonly recordings: readonly Recording[] }) {
  const { t } = useTranslation('training');
  const whenOf = useWhen();
  return (
    <>
      <h3>{t('webinars.recordings')}</h3>
      <ul>
        {recordings.map(({ webinarId, title, url, ...announced }) => (
          <li key={webinarId}>
            <a href={url} rel="noreferrer">
              {title}
            </a>{' '}
            {whenOf(announced)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Webinars to sign up for, recordings, and the visitor's own place behind the link of an email. */
export function Webinars() {
  const { t } = useTranslation('training');
  const ready = useHydrated();
  const token = useToken();
  const [list, setList] = useState<CallReply<'listWebinars'> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const look = useCallback(() => call('listWebinars').then(setList, setFailure), []);
  useEffect(() => void look(), [look]);
  return (
    <>
      {token ? <OwnPlace key={token} token={token} /> : null}
      <section className={about.trial} aria-label={t('webinars.title')}>
        <h2>{t('webinars.title')}</h2>
        <p>{t('webinars.text')}</p>
        <noscript>
          <p>{t('webinars.noScript')}</p>
        </noscript>
        <div className={styles.list}>
          {list ? null : failure ? (
            <>
              <Notice kind="again">{describeError(failure)}</Notice>
              <div>
                <Button
                  look="quiet"
                  onClick={() => {
                    setFailure(null);
                    void look();
                  }}
                >
                  {t('webinars.retry')}
                </Button>
              </div>
            </>
          ) : (
            <p>{ready ? t('webinars.loading') : null}</p>
          )}
          {list?.coming.length === 0 ? <p>{t('webinars.none')}</p> : null}
          {list && list.coming.length > 0 ? (
            <ul className={styles.webinars}>
              {list.coming.map((webinar) => (
                <WebinarCard key={webinar.webinarId} {...webinar} />
              ))}
            </ul>
          ) : null}
          {list && list.recordings.length > 0 ? <Recordings recordings={list.recordings} /> : null}
          <LinkButton look="quiet" href="/site/contact">
            {t('tell')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
