import { Anchor, Badge, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { newId } from '../../shared/new-id';
import { PageFrame } from '../../ui/page/page-frame';
import { CopyAndArchive } from '../shared/copy-and-archive';
import { emptyTitle, officeTitleIn } from '../shared/office-title';
import { GeneratorForm } from './generator-form';
import styles from './generators.module.css';
import { type Draft, draftOf, firstRecipes, type GeneratorShown } from './types';

const list = '/superadmin/gensettingssommen';

/** Shows one generator, or the form of a new one, which may begin as a copy. */
export function Component() {
  const { gensettingssomId = '' } = useParams();
  const [search] = useSearchParams();
  if (gensettingssomId !== 'nieuw')
    return <OpenGenerator key={gensettingssomId} generatorId={gensettingssomId} />;
  const from = search.get('kopie');
  return from ? <CopiedGenerator key={from} generatorId={from} /> : <NewGenerator draft={emptyDraft} />;
}

const emptyDraft: Draft = { title: emptyTitle, years: [], recipe: firstRecipes.numbers };

function NewGenerator({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const [generatorId] = useState(newId);
  return (
    <PageFrame title={t('generators.new')}>
      <GeneratorForm
        generatorId={generatorId}
        saved={draft}
        version={0}
        onSaved={async () => {
          await queryClient.invalidateQueries();
          await navigate(`${list}/${generatorId}`, { replace: true });
        }}
      />
    </PageFrame>
  );
}

function CopiedGenerator({ generatorId }: { readonly generatorId: string }) {
  const { t } = useTranslation('office');
  const { data, error, isPending, refetch } = useRead('readGenerator', { params: { generatorId } });
  if (!data)
    return (
      <PageFrame title={t('generators.new')} loading={isPending} error={error} onRetry={refetch}>
        {null}
      </PageFrame>
    );
  const draft = draftOf(data);
  const title = { ...draft.title, nl: t('generators.copyOf', { title: draft.title.nl, lng: 'nl' }) };
  return <NewGenerator draft={{ ...draft, title }} />;
}

function OpenGenerator({ generatorId }: { readonly generatorId: string }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { data, isPending, error, refetch } = useRead('readGenerator', { params: { generatorId } });
  const readAgain = async () => {
    await queryClient.invalidateQueries();
    await refetch();
  };
  return (
    <PageFrame
      title={data ? officeTitleIn(data.title, locale) : t('generators.one')}
      subtitle={data ? <States generator={data} /> : null}
      action={data ? <Actions generator={data} onChanged={readAgain} /> : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data ? (
        <GeneratorForm
          key={data.version}
          generatorId={generatorId}
          saved={draftOf(data)}
          version={data.version}
          readOnly={data.ofProgram}
          onSaved={readAgain}
        >
          <UsedIn generator={data} />
        </GeneratorForm>
      ) : null}
    </PageFrame>
  );
}

function States({ generator: { ofProgram, archived, domain } }: { readonly generator: GeneratorShown }) {
  const { t } = useTranslation('office');
  return (
    <Group gap="xs" component="span">
      <span>{t(`generators.domains.${domain}`)}</span>
      {ofProgram ? (
        <Badge variant="light" color="blue" tt="none" component="span">
          {t('generators.ofProgram')}
        </Badge>
      ) : null}
      {archived ? (
        <Badge variant="light" color="gray" tt="none" component="span">
          {t('generators.states.archived')}
        </Badge>
      ) : null}
    </Group>
  );
}

function Actions({
  generator: { generatorId, ofProgram, archived },
  onChanged,
}: {
  readonly generator: GeneratorShown;
  readonly onChanged: () => unknown;
}) {
  const { t } = useTranslation('office');
  return (
    <CopyAndArchive
      copyAt={`${list}/nieuw?kopie=${generatorId}`}
      ofProgram={ofProgram}
      archived={archived}
      archive={(wanted) => call('archiveGenerator', { params: { generatorId }, body: { archived: wanted } })}
      said={{ archived: t('generators.archived'), restored: t('generators.restored') }}
      onChanged={onChanged}
    />
  );
}

function UsedIn({ generator: { usedIn } }: { readonly generator: GeneratorShown }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <section className={styles.used}>
      <Title order={2} size="h4">
        {usedIn.length === 0 ? t('generators.usedNowhere') : t('generators.usedIn', { count: usedIn.length })}
      </Title>
      {usedIn.length === 0 ? null : (
        <>
          <ul className={styles.lines}>
            {usedIn.map(({ collectionKey, title }) => (
              <li key={collectionKey}>
                <Anchor component={Link} to={`/superadmin/somverzamelingen/${collectionKey}`}>
                  {officeTitleIn(title, locale) || t('collections.untitled')}
                </Anchor>
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {t('generators.usedText')}
          </Text>
        </>
      )}
    </section>
  );
}
