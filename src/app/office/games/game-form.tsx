import type { GameManifest } from '@games/kit/api/manifest';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { GameConflict } from './game-conflict';
import { GameTexts } from './game-texts';
import { OfferFields } from './offer-fields';
import { ShapeSwitches } from './shape-switches';
import { type Details, detailsOf, type GameShown } from './types';

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
  const [theirs, setTheirs] = useState<GameShown | null>(null);
  const form = useForm<Details>({
    initialValues: detailsOf(shown),
    validate: {
      until: (until, { from }) => (from && until && until < from ? t('games.seasonWrong') : null),
    },
  });
  const { busy, failure, send } = useSending();
  const unsaved = form.isDirty();
  useUnsavedChanges(unsaved && !busy);
  const params = { game: shown.game };

  const put = async (edited: Details, basedOn: number) => {
    let saved: { readonly version: number };
    try {
      saved = await call('saveOfficeGame', { params, body: { ...edited, version: basedOn } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'game-changed')) throw error;
      setTheirs(await call('readOfficeGame', { params }));
      return;
    }
    form.resetDirty(edited);
    // What stood before is put back as a new version, which a colleague sees too.
    const before = detailsOf(theirs ?? shown);
    const undo = async () => {
      await call('saveOfficeGame', { params, body: { ...before, version: saved.version } });
      await onSaved();
    };
    notifyDone({ done: t('games.saved'), undo });
    await onSaved();
  };

  return (
    <Card
      withBorder
      shadow="sm"
      p={{ base: 'md', sm: 'lg' }}
      component="form"
      noValidate
      onSubmit={form.onSubmit((edited) => void send(true, () => put(edited, shown.version)))}
    >
      <Stack gap="lg">
        <Title order={2} size="h3">
          {t('games.forWhom')}
        </Title>
        {manifest.test ? <Text c="dimmed">{t('games.isTest')}</Text> : <OfferFields form={form} />}
        <GameTexts
          manifest={manifest}
          texts={form.values.texts}
          onChange={(texts) => form.setFieldValue('texts', texts)}
        />
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
        {theirs ? (
          <GameConflict
            mine={form.values}
            theirs={detailsOf(theirs)}
            onKeepMine={() => {
              setTheirs(null);
              void send(true, () => put(form.values, theirs.version));
            }}
            onTakeTheirs={() => {
              form.resetDirty(form.values);
              void onSaved();
            }}
          />
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
