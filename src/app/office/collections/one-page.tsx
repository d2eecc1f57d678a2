import { Badge, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { useYearName } from '../../i18n/year-name';
import { newId } from '../../shared/new-id';
import { PageFrame } from '../../ui/page/page-frame';
import { CopyAndArchive } from '../shared/copy-and-archive';
import { officeTitleIn } from '../shared/office-title';
import { CollectionForm } from './collection-form';
import { type CollectionShown, draftOf } from './types';

const list = '/superadmin/somverzamelingen';

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

function Actions({
  collection: { collectionKey, ofProgram, archived },
  onChanged,
}: {
  readonly collection: CollectionShown;
  readonly onChanged: () => unknown;
}) {
  const { t } = useTranslation('office');
  return (
    <CopyAndArchive
      copyAt={`${list}/nieuw?kopie=${collectionKey}`}
      ofProgram={ofProgram}
      archived={archived}
      archive={(wanted) =>
        call('archiveOfficeCollection', { params: { collectionKey }, body: { archived: wanted } })
      }
      said={{ archived: t('collections.archived'), restored: t('collections.restored') }}
      onChanged={onChanged}
    />
  );
}
