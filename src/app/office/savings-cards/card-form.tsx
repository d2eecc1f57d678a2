import { Button, Card, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { useVersionedForm } from '../shared/forms/use-versioned-form';
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
  const { busy, failure, submit, conflict } = useVersionedForm<Details, CardShown>({
    form,
    begun: details,
    version,
    save: (edited, basedOn) =>
      call('saveOfficeSavingsCard', { params: { cardId }, body: { ...edited, version: basedOn } }),
    changed: 'savings-card-changed',
    read: async () =>
      (await call('listOfficeSavingsCards')).cards.find((card) => card.cardId === cardId) ?? null,
    detailsOf,
    done: t('savingsCards.saved'),
    canUndo: (basedOn) => basedOn > 0,
    onSaved,
  });
  const unsaved = form.isDirty() || version === 0;
  useUnsavedChanges(form.isDirty() && !busy);

  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Card
          withBorder
          shadow="sm"
          p={{ base: 'md', sm: 'lg' }}
          component="form"
          noValidate
          onSubmit={submit}
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
            {conflict ? (
              <CardConflict {...conflict} />
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
