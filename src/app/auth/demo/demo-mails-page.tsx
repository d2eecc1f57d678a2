import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { type CallReply, call } from '../../api/call';
import { formatMoment } from '../../i18n/format';
import { loginPath } from '../../shared/constants';
import { describeError } from '../../ui/forms/describe-error';
import { NotFound } from '../../ui/messages/not-found';
import { Button } from '../../ui/plain/button';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { Card } from '../ui/card';
import styles from './demo-mails-page.module.css';

type Mail = CallReply<'demoMails'>['mails'][number];

/** Renders a text with its URLs as links. */
const withLinks = (text: string): ReactNode[] =>
  text.split(/(https?:\/\/\S+)/).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change places.
      <a key={place} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );

/** Shows the emails that demo mode does not send. Outside demo mode the page does not exist. */
export function Component() {
  const { t } = useTranslation(['auth', 'common']);
  const [mails, setMails] = useState<readonly Mail[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const show = useCallback((found: CallReply<'demoMails'>) => {
    setMails(found.mails);
    setFailure(null);
  }, []);
  useEffect(() => {
    call('demoMails').then(show, setFailure);
  }, [show]);

  if (failure instanceof ApiError && failure.status === 404) return <NotFound />;
  return (
    <Card wide="pictures">
      <h1>{t('mails.title')}</h1>
      <p>{t('mails.text')}</p>
      {failure ? <Notice kind="again">{describeError(failure)}</Notice> : null}
      {mails?.length === 0 ? <Notice kind="hint">{t('mails.none')}</Notice> : null}
      <ul className={styles.mails}>
        {mails?.map(({ id, to, subject, sentAt, text }, place) => (
          <li key={id}>
            <details open={place === 0}>
              <summary>
                <strong>{subject}</strong>
                <small>
                  {t('mails.to', { address: to })} · {formatMoment(sentAt)}
                </small>
              </summary>
              <p className={styles.text}>{withLinks(text)}</p>
            </details>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => void call('demoMails').then(show, setFailure)}>
        {t('mails.again')}
      </Button>
      <ButtonLink look="plain" to={loginPath}>
        {t('toLogin')}
      </ButtonLink>
    </Card>
  );
}
