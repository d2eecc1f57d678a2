import { IconArrowLeft, IconCheck, IconReload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardProblem } from '@/contract/auth';
import { ReadAloudButton } from '../pupil/read-aloud-button';
import { goToQuickLogin } from '../session/sign-in';
import { describeError } from '../ui/describe-error';
import { Button } from '../ui/plain/button';
import { Notice } from '../ui/plain/notice';
import { Asked } from './asked';
import { Card } from './card';
import styles from './child-sign-in.module.css';

const problems: readonly CardProblem[] = ['card', 'other-user'];

export interface CardLink {
  /** `go`: a card was read; `ask`: somebody else is still signed in. */
  readonly step: 'none' | 'go' | 'ask';
  readonly code: string;
  readonly problem: CardProblem | null;
  /** The address asks for the children's way in. */
  readonly asChild: boolean;
}

/** Reads the code of a login card from the address, `#k=CODE`, once. */
function readCardLink(): CardLink {
  const code = new URLSearchParams(location.hash.slice(1)).get('k') ?? '';
  const query = new URLSearchParams(location.search);
  const problem = problems.find((name) => name === query.get('fout')) ?? null;
  const step = code === '' ? 'none' : problem === 'other-user' ? 'ask' : 'go';
  return { step, code, problem, asChild: query.has('klascode') };
}

/** What the address says of a card; the code is wiped from it at once, so that no history keeps it. */
export function useCardLink(): CardLink {
  const [link, setLink] = useState(readCardLink);
  useEffect(() => {
    if (link.code) history.replaceState(history.state, '', location.pathname);
  }, [link.code]);
  useEffect(() => {
    // A card that is read while this page is open changes the fragment only.
    const read = () => {
      if (location.hash.length > 1) setLink(readCardLink());
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
}

/** Goes through the quick login with a card; asks first when another child's session would end. */
export function CardGate({ link }: { readonly link: CardLink }) {
  const { t } = useTranslation(['auth', 'common']);
  const [failure, setFailure] = useState<unknown>(null);
  const [going, setGoing] = useState(link.step === 'go');

  useEffect(() => {
    if (link.step === 'go') goToQuickLogin(link.code).catch(setFailure);
  }, [link]);

  if (failure) {
    return (
      <Card>
        <Notice kind="again">
          {describeError(failure)} <ReadAloudButton text={describeError(failure)} />
        </Notice>
        <Button size="lg" onClick={() => void goToQuickLogin(link.code, !going).catch(setFailure)}>
          <IconReload aria-hidden="true" />
          {t('common:action.retry')}
        </Button>
      </Card>
    );
  }
  if (going) {
    return (
      <Card>
        <output className={styles.busy}>{t('card.busy')}</output>
      </Card>
    );
  }
  return (
    <Card>
      <Asked text={t('card.replaceTitle')} spoken={`${t('card.replaceTitle')} ${t('card.replaceText')}`} />
      <p>{t('card.replaceText')}</p>
      <Button
        size="lg"
        onClick={() => {
          setGoing(true);
          goToQuickLogin(link.code, true).catch(setFailure);
        }}
      >
        <IconCheck aria-hidden="true" />
        {t('card.replace')}
      </Button>
      <Button look="quiet" size="lg" onClick={() => history.back()}>
        <IconArrowLeft aria-hidden="true" />
        {t('card.keep')}
      </Button>
    </Card>
  );
}
