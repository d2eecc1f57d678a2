import { Alert, Badge, Button, Card, Grid, Group, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumerateSums } from '@/maths/generate/enumerate-sums';
import { call } from '../../api/call';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { useVersionedSave } from '../shared/forms/use-versioned-save';
import { TitleFields } from '../shared/title-fields';
import { GeneratorConflict } from './generator-conflict';
import styles from './generators.module.css';
import { NumberSettings } from './number-settings';
import { PatternSettings } from './pattern-settings';
import { ProblemAlert } from './problem-alert';
import { Sample } from './sample';
import {
  type Draft,
  draftOf,
  firstRecipes,
  type GeneratorShown,
  isSameDraft,
  type SavedDetails,
} from './types';
import { useMade } from './use-made';

interface GeneratorFormProps {
  readonly generatorId: string;
  readonly saved: Draft;
  /** 0 for a generator that nobody has saved yet. */
  readonly version: number;
  readonly readOnly?: boolean;
  readonly onSaved: () => unknown;
  readonly actions?: (unsaved: boolean) => ReactNode;
  readonly children?: ReactNode;
}

/** Settings of a generator beside what they make. */
export function GeneratorForm({
  generatorId,
  saved,
  version,
  readOnly = false,
  onSaved,
  actions,
  children,
}: GeneratorFormProps) {
  const { t } = useTranslation(['office', 'common']);
  const [draft, setDraft] = useState(saved);
  const [other, setOther] = useState<Draft['recipe'] | null>(null);
  const made = useMade(draft.recipe);
  const params = { generatorId };
  const { busy, failure, tried, submit, conflict } = useVersionedSave<Draft, GeneratorShown>({
    mine: draft,
    begun: saved,
    version,
    save: (edited, basedOn) =>
      call('saveGenerator', {
        params,
        body: { ...edited, version: basedOn } as SavedDetails & { version: number },
      }),
    changed: 'generator-changed',
    read: () => call('readGenerator', { params }),
    detailsOf: draftOf,
    done: t('generators.saved'),
    canUndo: () => version > 0,
    onTake: setDraft,
    onSaved,
  });
  const unsaved = !isSameDraft(draft, saved);
  useUnsavedChanges(unsaved && !busy && !readOnly);
  const isNameless = draft.title.nl.trim() === '';
  const kind = 'patterns' in draft.recipe ? 'patterns' : 'numbers';
  const changeKind = (chosen: string) => {
    const wanted = chosen === 'patterns' ? 'patterns' : 'numbers';
    if (wanted === kind) return;
    // What was filled in of the other kind comes back with it.
    setOther(draft.recipe);
    setDraft({ ...draft, recipe: other ?? firstRecipes[wanted] });
  };
  const changeRecipe = (recipe: Draft['recipe']) => setDraft((before) => ({ ...before, recipe }));
  return (
    <Stack gap="md">
      {actions?.(unsaved)}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Card
            withBorder
            shadow="sm"
            p={{ base: 'md', sm: 'lg' }}
            component="form"
            noValidate
            onSubmit={(event: React.FormEvent) => {
              event.preventDefault();
              // The sums of what was typed last may still be to be made.
              submit(!isNameless && enumerateSums(draft.recipe).ok);
            }}
          >
            <Stack gap="md">
              {readOnly ? (
                <Alert icon={<IconLock aria-hidden />} color="blue">
                  {t('generators.ofProgramText')}
                </Alert>
              ) : null}
              <fieldset disabled={readOnly} className={styles.settings}>
                <TitleFields
                  title={draft.title}
                  years={draft.years}
                  disabled={readOnly}
                  onChange={(part) => setDraft({ ...draft, ...part })}
                />
                {tried && isNameless ? (
                  <Text c="red" role="alert">
                    {t('collections.findings.no-title')}
                  </Text>
                ) : null}
                <Input.Wrapper
                  label={t('generators.kind')}
                  description={t('generators.kindHint')}
                  labelElement="div"
                >
                  <SegmentedControl
                    mt={4}
                    fullWidth
                    disabled={readOnly}
                    aria-label={t('generators.kind')}
                    value={kind}
                    onChange={changeKind}
                    data={(['numbers', 'patterns'] as const).map((each) => ({
                      value: each,
                      label: t(`generators.kinds.${each}`),
                    }))}
                  />
                </Input.Wrapper>
                {'patterns' in draft.recipe ? (
                  <PatternSettings recipe={draft.recipe} onChange={changeRecipe} />
                ) : (
                  <NumberSettings recipe={draft.recipe} onChange={changeRecipe} />
                )}
              </fieldset>
              <ProblemAlert made={made} onChange={changeRecipe} />
              <FailureAlert failure={failure} inForm />
              {conflict ? (
                <GeneratorConflict {...conflict} />
              ) : readOnly ? null : (
                <Group>
                  <Button
                    type="submit"
                    loading={busy}
                    disabled={made.problem !== null || (!unsaved && version > 0)}
                  >
                    {t('common:action.save')}
                  </Button>
                  {unsaved && version > 0 ? (
                    <Badge variant="light" color="gray" tt="none" miw="max-content">
                      {t('generators.unsaved')}
                    </Badge>
                  ) : null}
                </Group>
              )}
              {children}
            </Stack>
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Sample made={made} />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
