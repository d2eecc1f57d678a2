import { IconArrowLeft, IconCheck, IconReload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardProblem } from '@/contract/auth';
import { ReadAloudButton } from '../../pupil/ui/read-aloud/read-aloud-button';
import { goToQuickLogin } from '../../session/sign-in';
import { Button } from '../../ui/plain/button';
import { Card } from '../ui/card';
import { ChildFailure, useChildFailure } from './child-failure';
import styles from './child-sign-in.module.css';
import { Question } from './question';

const problems: readonly CardProblem[] = ['card', 'unreadable', 'wait', 'trouble', 'other-user'];

export interface CardLink {
  /** `go`: a card was scanned; `ask`: somebody else is still signed in. */
  readonly step: 'none' | 'go' | 'ask';
  readonly code: string;
  readonly problem: CardProblem | null;
  /** The address asks for the sign-in of children. */
  readonly asChild: boolean;
}

/** Code of a login card in the address, `#k=CODE`. */
function readCardLink(): CardLink {
  const code = new URLSearchParams(location.hash.slice(1)).get('k') ?? '';
  const query = new URLSearchParams(location.search);
  const problem = problems.find((name) => name === query.get('fout')) ?? null;
  const step = code === '' ? 'none' : problem === 'other-user' ? 'ask' : 'go';
  return { step, code, problem, asChild: query.has('klascode') };
}

/** Reads the card code from the address and removes it at once, so that no history stores it. */
export function useCardLink(): CardLink {
  const [link, setLink] = useState(readCardLink);
  useEffect(() => {
    if (link.code) history.replaceState(history.state, '', location.pathname);
  }, [link.code]);
  useEffect(() => {
    // Scanning a card while this page is open changes only the fragment.
    const read = () => {
      if (location.hash.length > 1) setLink(readCardLink());
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
}

/** Signs in with a card through the quick login; asks first when that ends another child's session. */
export function CardGate({ link }: { readonly link: CardLink }) {
  const { t } = useTranslation(['auth', 'common']);
  const [failure, setFailure] = useState<unknown>(null);
  const said = useChildFailure(failure);
  const [going, setGoing] = useState(link.step === 'go');

  useEffect(() => {
    if (link.step === 'go') goToQuickLogin(link.code).catch(setFailure);
  }, [link]);

  if (failure) {
    return (
      <Card forChild>
        <ChildFailure failure={failure} />
        <ReadAloudButton text={said} />
        <Button size="lg" onClick={() => void goToQuickLogin(link.code, !going).catch(setFailure)}>
          <IconReload aria-hidden="true" />
          {t('common:action.retry')}
        </Button>
      </Card>
    );
  }
  if (going) {
    return (
      <Card forChild>
        <output className={styles.busy}>{t('card.busy')}</output>
      </Card>
    );
  }
  return (
    <Card forChild>
      <Question text={t('card.replaceTitle')} spoken={`${t('card.replaceTitle')} ${t('card.replaceText')}`} />
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
