import { Alert, Button, Card, Grid, Group, MultiSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { titleIn } from '@/maths/title-in';
import { call } from '../../api/call';
import { useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { useVersionedSave } from '../shared/forms/use-versioned-save';
import { officeTitleIn } from '../shared/office-title';
import { TitleFields } from '../shared/title-fields';
import { AddStep } from './add-step';
import { Checks } from './checks';
import { CollectionConflict } from './collection-conflict';
import { differencesOf } from './differences';
import { Ladder } from './ladder';
import { fieldIds, placeOfFinding } from './place-of-finding';
import { Publish } from './publish';
import { SideBySide } from './side-by-side';
import { StepChart } from './step-chart';
import { TryDraft } from './try-draft';
import {
  type CollectionShown,
  type Draft,
  type DraftStep,
  draftOf,
  emptyDraft,
  isSameDraft,
  type LadderGenerator,
  savedOf,
} from './types';
import { type Finding, useLadder } from './use-ladder';

interface CollectionFormProps {
  readonly collectionKey: string;
  /** Null for a collection that nobody has saved yet. */
  readonly saved: CollectionShown | null;
  /** What a new one begins with. */
  readonly first?: { readonly draft: Draft; readonly generators: readonly LadderGenerator[] };
  readonly onSaved: () => unknown;
}

const mostNext = 4;

/** The ladder of a collection with its checks; what is published beside it. */
export function CollectionForm({ collectionKey, saved, first, onSaved }: CollectionFormProps) {
  const { t } = useTranslation(['office', 'common']);
  const locale = useLocale();
  const [begun] = useState(() => (saved ? draftOf(saved) : (first?.draft ?? emptyDraft)));
  const [draft, setDraft] = useState(begun);
  const [added, setAdded] = useState<readonly LadderGenerator[]>(first?.generators ?? []);
  const [titleFirst, setTitleFirst] = useState<Locale>();
  const [view, setView] = useState<'draft' | 'beside'>('draft');
  const generators = useMemo(
    () => new Map([...added, ...(saved?.generators ?? [])].map((each) => [each.generatorId, each])),
    [added, saved],
  );
  const made = useLadder(draft, generators);
  const options = useCollectionOptions(collectionKey);
  const version = saved?.version ?? 0;
  const readOnly = saved?.ofProgram ?? false;
  const published = saved?.published ?? null;
  const publishedVersion = saved?.publishedVersion ?? 0;
  const params = { collectionKey };
  const { busy, failure, submit, conflict } = useVersionedSave<Draft, CollectionShown>({
    mine: draft,
    begun,
    version,
    save: (edited, basedOn) =>
      call('saveOfficeCollection', { params, body: { ...savedOf(edited), version: basedOn } }),
    changed: 'collection-changed',
    read: async () => {
      const shown = await call('readOfficeCollection', { params });
      // A step of a colleague may have a generator that this page does not know.
      setAdded((before) => [...before, ...shown.generators]);
      return shown;
    },
    detailsOf: draftOf,
    done: t('collections.saved'),
    canUndo: () => version > 0,
    onTake: () => setDraft(begun),
    onSaved,
  });
  const unsaved = !isSameDraft(draft, begun);
  useUnsavedChanges(unsaved && !busy && !readOnly);
  const differences = published && differencesOf(draft.steps, published.steps);
  const nameOf = ({ generatorId }: DraftStep) => {
    const found = generators.get(generatorId);
    return found ? officeTitleIn(found.title, locale) : generatorId;
  };

  const takeBack = () => {
    if (!published) return;
    setDraft(draftOf(published));
    setView('draft');
    notifyDone({
      done: t('collections.tookBack', { version: publishedVersion }),
      undo: () => setDraft(draft),
    });
  };
  const goTo = (finding: Finding) => {
    flushSync(() => {
      setView('draft');
      // The name that lacks is the Dutch one.
      if (finding.code === 'no-title') setTitleFirst('nl');
    });
    const place = document.getElementById(placeOfFinding(finding));
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  };
  const hasErrors = made.findings.some(({ level }) => level === 'error');
  return (
    <Stack gap="md">
      {readOnly ? (
        <Alert icon={<IconLock aria-hidden />} color="blue">
          {t('collections.ofProgramText')}
        </Alert>
      ) : null}
      <Group gap="sm">
        {published ? (
          <SegmentedControl
            aria-label={t('collections.view')}
            value={view}
            onChange={(chosen) => setView(chosen === 'beside' ? 'beside' : 'draft')}
            data={(['draft', 'beside'] as const).map((each) => ({
              value: each,
              label: t(`collections.${each}`),
            }))}
          />
        ) : null}
        {differences ? (
          <Text c="dimmed">
            {differences.count === 0
              ? t('collections.same', { version: publishedVersion })
              : t('collections.changes', { count: differences.count, version: publishedVersion })}
          </Text>
        ) : null}
        <Group gap="sm" ml="auto">
          <TryDraft collection={made.collection} disabled={made.size === 0} />
          {readOnly ? null : (
            <Publish saved={saved} unsaved={unsaved} findings={made.findings} onPublished={onSaved} />
          )}
        </Group>
      </Group>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          {view === 'beside' && published && differences ? (
            <Stack gap="md">
              <SideBySide
                steps={draft.steps}
                made={made}
                published={published}
                publishedVersion={publishedVersion}
                differences={differences}
                nameOf={nameOf}
              />
              <Group>
                <Button variant="default" disabled={differences.count === 0} onClick={takeBack}>
                  {t('collections.takeBack')}
                </Button>
              </Group>
            </Stack>
          ) : (
            <Stack gap="md">
              {readOnly ? null : (
                <Card withBorder shadow="sm" padding="md">
                  <TitleFields
                    key={titleFirst}
                    first={titleFirst}
                    ids={fieldIds}
                    title={draft.title}
                    years={draft.years}
                    onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
                  />
                </Card>
              )}
              {readOnly ? null : (
                <Text size="sm" c="dimmed">
                  {t('collections.prerequisiteHint')}
                </Text>
              )}
              <Ladder
                steps={draft.steps}
                made={made}
                differences={differences}
                nameOf={nameOf}
                collections={options}
                readOnly={readOnly}
                onChange={(steps) => setDraft((before) => ({ ...before, steps }))}
              />
              {readOnly ? null : (
                <>
                  <AddStep
                    onAdd={(generator) => {
                      setAdded((before) => [...before, generator]);
                      const step = {
                        id: crypto.randomUUID(),
                        generatorId: generator.generatorId,
                        strategy: null,
                        prerequisite: null,
                      };
                      setDraft((before) => ({ ...before, steps: [...before.steps, step] }));
                    }}
                  />
                  <MultiSelect
                    label={t('collections.next')}
                    description={t('collections.nextHint')}
                    searchable
                    maxValues={mostNext}
                    value={[...draft.next]}
                    onChange={(next) => setDraft((before) => ({ ...before, next }))}
                    data={[...options]}
                  />
                  <FailureAlert failure={failure} inForm />
                  {conflict ? (
                    <CollectionConflict {...conflict} nameOf={nameOf} />
                  ) : (
                    <Group>
                      <Button loading={busy} disabled={!unsaved && version > 0} onClick={() => submit()}>
                        {t('collections.save')}
                      </Button>
                    </Group>
                  )}
                </>
              )}
            </Stack>
          )}
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="md">
            {readOnly && !hasErrors ? null : <Checks made={made} onGo={goTo} />}
            <StepChart made={made} published={published} />
            {readOnly ? null : (
              <Alert color="violet" title={t('collections.onPublish')}>
                {t('collections.onPublishText')}
              </Alert>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

/** Collections that a ladder can lead from or to: all that are published, but for itself. */
function useCollectionOptions(own: string) {
  const locale = useLocale();
  const { data } = useRead('listCollections');
  return useMemo(
    () =>
      (data?.collections ?? []).flatMap((each) =>
        each.key === own || each.archived ? [] : [{ value: each.key, label: titleIn(each, locale) }],
      ),
    [data, own, locale],
  );
}
