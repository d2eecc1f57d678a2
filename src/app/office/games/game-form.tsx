import type { GameManifest } from '@games/kit/api/manifest';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import { call } from '../../api/call';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { useVersionedForm } from '../shared/forms/use-versioned-form';
import { GameConflict } from './game-conflict';
import { OfferFields } from './offer-fields';
import { ShapeSwitches } from './shape-switches';
import { type Details, detailsOf, type GameShown } from './types';

/** With it come the texts of every game for teachers. */
const GameTexts = lazy(async () => ({ default: (await import('./game-texts')).GameTexts }));

interface GameFormProps {
  readonly manifest: GameManifest;
  readonly shown: GameShown;
  readonly onSaved: () => unknown;
  /** Hears which shapes are off, so that the game can be tried before it is saved. */
  readonly onShapes: (without: readonly ShapeName[]) => void;
}

/** Form for countries, season, years, shapes and texts of a game. */
export function GameForm({ manifest, shown, onSaved, onShapes }: GameFormProps) {
  const { t } = useTranslation(['office', 'common']);
  const form = useForm<Details>({
    initialValues: detailsOf(shown),
    validate: {
      until: (until, { from }) => (from && until && until < from ? t('games.seasonWrong') : null),
    },
  });
  const params = { game: shown.game };
  const { busy, failure, submit, conflict } = useVersionedForm<Details, GameShown>({
    form,
    begun: detailsOf(shown),
    version: shown.version,
    save: (edited, basedOn) => call('saveOfficeGame', { params, body: { ...edited, version: basedOn } }),
    changed: 'game-changed',
    read: () => call('readOfficeGame', { params }),
    detailsOf,
    done: t('games.saved'),
    canUndo: () => true,
    onSaved,
  });
  const unsaved = form.isDirty();
  useUnsavedChanges(unsaved && !busy);
  return (
    <Card withBorder shadow="sm" p={{ base: 'md', sm: 'lg' }} component="form" noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Title order={2} size="h3">
          {t('games.forWhom')}
        </Title>
        {manifest.test ? <Text c="dimmed">{t('games.isTest')}</Text> : <OfferFields form={form} />}
        <Suspense fallback={<Skeleton height={280} />}>
          <GameTexts
            manifest={manifest}
            texts={form.values.texts}
            onChange={(texts) => form.setFieldValue('texts', texts)}
          />
        </Suspense>
        {manifest.test ? null : (
          <ShapeSwitches
            manifest={manifest}
            without={form.values.without}
            onChange={(without) => {
              form.setFieldValue('without', without);
              onShapes(without);
            }}
          />
        )}
        <FailureAlert failure={failure} inForm />
        {conflict ? (
          <GameConflict {...conflict} />
        ) : (
          <Group>
            <Button type="submit" loading={busy} disabled={!unsaved}>
              {t('common:action.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
