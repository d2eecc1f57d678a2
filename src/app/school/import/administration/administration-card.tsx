import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parsed } from '@/edexml/result';
import { type CallReply, call } from '../../../api/call';
import { keyOf, queryClient, useRead } from '../../../api/query';
import { CardSection } from '../../../ui/page/card-section';
import { asParsed } from './as-parsed';
import { ConnectForm } from './connect-form';
import { Connection, codeOf, takeFocus } from './connection';

interface AdministrationCardProps extends CallReply<'readAdministration'> {
  /** Gets the function that fetches the list, since the page shows another step meanwhile. */
  readonly onFetch: (fetchList: () => Promise<Parsed>) => void;
  /** The page says already why the last fetch failed. */
  readonly isProblemSaid: boolean;
}

const refresh = () => queryClient.invalidateQueries({ queryKey: keyOf('readAdministration') });

/** Fetches the list; the last fetch or the problem of the connection is read again afterwards. */
const fetchList = async () => {
  try {
    return asParsed(await call('fetchAdministration'));
  } finally {
    void refresh();
  }
};

/** Connects the school with its administration system, and fetches its list from there. */
export function AdministrationCard({ systems, link, onFetch, isProblemSaid }: AdministrationCardProps) {
  const { t } = useTranslation(['school', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [works, setWorks] = useState<number | null>(null);
  const { data: school } = useRead('readSchool');

  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  const test = async () => {
    setWorks(null);
    try {
      setWorks((await call('testAdministration')).pupils);
    } finally {
      await refresh();
    }
  };
  /** A wrong key is shown as the problem of the connection: it is stored, and can be replaced. */
  const tryConnection = async () => {
    await refresh();
    setOpen(false);
    await test().catch(() => undefined);
  };

  return (
    <CardSection
      title={t('import.administration.title')}
      text={t('import.administration.intro', { brand: t('common:brand') })}
    >
      {isOpen ? (
        <ConnectForm
          systems={systems}
          systemId={link?.systemId ?? null}
          code={link ? codeOf(link) : (school?.schoolCode ?? '')}
          onConnected={tryConnection}
          onCancel={() => setOpen(false)}
        />
      ) : link ? (
        <Connection
          link={link}
          isProblemSaid={isProblemSaid}
          takesFocus={wasOpen}
          works={works}
          onFetch={() => onFetch(fetchList)}
          onTest={test}
          onReplace={open}
          onChanged={refresh}
        />
      ) : (
        <div>
          <Button variant="default" {...(wasOpen && { ref: takeFocus })} onClick={open}>
            {t('import.administration.connect')}
          </Button>
        </div>
      )}
    </CardSection>
  );
}
