import { Button, Card, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { CardConflict } from './card-conflict';
import { CardFields } from './card-fields';
import { CardPreview } from './card-preview';
import { type CardShown, type Details, detailsOf } from './types';

interface CardFormProps {
  readonly cardId: string;
  /** What the form begins with. */
  readonly details: Details;
  /** 0 for a card that nobody has saved yet. */
  readonly version: number;
  readonly onSaved: () => unknown;
}

/** Form for a card, beside what a child will see. */
export function CardForm({ cardId, details, version, onSaved }: CardFormProps) {
  const { t } = useTranslation(['office', 'common']);
  const [theirs, setTheirs] = useState<CardShown | null>(null);
  const form = useForm<Details>({
    initialValues: details,
    validate: {
      title: { nl: (name) => (name.trim() === '' ? t('common:validation.required') : null) },
      from: (from, { everyYear }) => (everyYear && from === null ? t('savingsCards.bothDays') : null),
      until: (until, { from, everyYear }) => {
        if (everyYear && until === null) return t('savingsCards.bothDays');
        return from && until && until < from ? t('games.seasonWrong') : null;
      },
    },
  });
  const { busy, failure, send } = useSending();
  const unsaved = form.isDirty() || version === 0;
  useUnsavedChanges(form.isDirty() && !busy);

  const put = async (edited: Details, basedOn: number) => {
    let saved: { readonly version: number };
    try {
      saved = await call('saveOfficeSavingsCard', {
        params: { cardId },
        body: { ...edited, version: basedOn },
      });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'savings-card-changed')) throw error;
      const { cards } = await call('listOfficeSavingsCards');
      setTheirs(cards.find((card) => card.cardId === cardId) ?? null);
      return;
    }
    form.resetDirty(edited);
    // What stood before is put back as a new version, which a colleague sees too.
    const before = theirs ? detailsOf(theirs) : details;
    const undo = async () => {
      await call('saveOfficeSavingsCard', {
        params: { cardId },
        body: { ...before, version: saved.version },
      });
      await onSaved();
    };
    notifyDone({ done: t('savingsCards.saved'), ...(basedOn > 0 && { undo }) });
    await onSaved();
  };

  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Card
          withBorder
          shadow="sm"
          p={{ base: 'md', sm: 'lg' }}
          component="form"
          noValidate
          onSubmit={form.onSubmit((edited) => void send(true, () => put(edited, version)))}
        >
          <Stack gap="lg">
            <Title order={2} size="h3">
              {t('savingsCards.settings')}
            </Title>
            <CardFields form={form} />
            <Text size="sm" c="dimmed">
              {t('savingsCards.keeps')}
            </Text>
            <FailureAlert failure={failure} inForm />
            {theirs ? (
              <CardConflict
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
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <CardPreview details={form.values} />
      </Grid.Col>
    </Grid>
  );
}
