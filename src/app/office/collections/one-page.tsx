import { Badge, Button, Group } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { useYearName } from '../../i18n/year-name';
import { newId } from '../../shared/new-id';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { PageFrame } from '../../ui/page/page-frame';
import { officeTitleIn } from '../shared/office-title';
import { CollectionForm } from './collection-form';
import { type CollectionShown, draftOf } from './types';

const list = '/superadmin/somverzamelingen';
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Shows one collection, or the form of a new one, which may begin as a copy. */
export function Component() {
  const { somverzamelingId = '' } = useParams();
  const [search] = useSearchParams();
  if (somverzamelingId !== 'nieuw')
    return <OpenCollection key={somverzamelingId} collectionKey={somverzamelingId} />;
  const from = search.get('kopie');
  return from ? <CopiedCollection key={from} collectionKey={from} /> : <NewCollection />;
}

function NewCollection({ copied }: { readonly copied?: CollectionShown }) {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const [collectionKey] = useState(() => `office-${newId()}`);
  const first = copied && {
    draft: {
      ...draftOf(copied),
      title: { ...copied.title, nl: t('generators.copyOf', { title: copied.title.nl, lng: 'nl' }) },
    },
    generators: copied.generators,
  };
  return (
    <PageFrame title={t('collections.new')}>
      <CollectionForm
        collectionKey={collectionKey}
        saved={null}
        {...(first && { first })}
        onSaved={async () => {
          await queryClient.invalidateQueries();
          await navigate(`${list}/${collectionKey}`, { replace: true });
        }}
      />
    </PageFrame>
  );
}

function CopiedCollection({ collectionKey }: { readonly collectionKey: string }) {
  const { t } = useTranslation('office');
  const { data, error, isPending, refetch } = useRead('readOfficeCollection', { params: { collectionKey } });
  if (data) return <NewCollection copied={data} />;
  return (
    <PageFrame title={t('collections.new')} loading={isPending} error={error} onRetry={refetch}>
      {null}
    </PageFrame>
  );
}

function OpenCollection({ collectionKey }: { readonly collectionKey: string }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { data, isPending, error, refetch } = useRead('readOfficeCollection', { params: { collectionKey } });
  const readAgain = async () => {
    await queryClient.invalidateQueries();
    await refetch();
  };
  return (
    <PageFrame
      title={data ? officeTitleIn(data.title, locale) || t('collections.untitled') : t('collections.one')}
      subtitle={data ? <States collection={data} /> : null}
      action={data ? <Actions collection={data} onChanged={readAgain} /> : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data ? (
        <CollectionForm
          key={`${data.version} ${data.publishedVersion}`}
          collectionKey={collectionKey}
          saved={data}
          onSaved={readAgain}
        />
      ) : null}
    </PageFrame>
  );
}

function States({ collection }: { readonly collection: CollectionShown }) {
  const { t } = useTranslation('office');
  const yearName = useYearName();
  const { publishedVersion, archived, years, domain } = collection;
  return (
    <Group gap="xs" component="span">
      <span>{[t(`generators.domains.${domain}`), ...years.map(yearName)].join(' · ')}</span>
      <Badge variant="light" color={publishedVersion > 0 ? 'teal' : 'gray'} tt="none" component="span">
        {publishedVersion > 0
          ? t('collections.publishedAs', { version: publishedVersion })
          : t('collections.draftOnly')}
      </Badge>
      {archived ? (
        <Badge variant="light" color="gray" tt="none" component="span">
          {t('generators.states.archived')}
        </Badge>
      ) : null}
    </Group>
  );
}

interface ActionsProps {
  readonly collection: CollectionShown;
  readonly onChanged: () => unknown;
}

/** Copies a collection, and takes one of the office out of what schools can choose or puts it back. */
function Actions({ collection: { collectionKey, ofProgram, archived }, onChanged }: ActionsProps) {
  const { t } = useTranslation('office');
  const { busy, failure, send } = useSending();
  const put = async (wanted: boolean) => {
    await call('archiveOfficeCollection', { params: { collectionKey }, body: { archived: wanted } });
    await onChanged();
  };
  const toggle = async () => {
    await put(!archived);
    notifyDone({
      done: t(archived ? 'collections.restored' : 'collections.archived'),
      undo: () => put(archived),
    });
  };
  return (
    <>
      <FailureAlert failure={failure} />
      <Button
        component={Link}
        to={`${list}/nieuw?kopie=${collectionKey}`}
        variant="default"
        leftSection={<IconCopy {...icon} />}
      >
        {t('generators.copy')}
      </Button>
      {ofProgram ? null : (
        <Button
          variant="default"
          loading={busy}
          leftSection={archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={() => void send(true, toggle)}
        >
          {t(archived ? 'generators.restore' : 'generators.archive')}
        </Button>
      )}
    </>
  );
}
