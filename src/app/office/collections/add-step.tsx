import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promptText } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { useSending } from '../../ui/forms/use-sending';
import { officeTitleIn } from '../shared/office-title';
import { fieldIds } from './place-of-finding';
import type { LadderGenerator } from './types';

const typingPause = 300;

/** Finds a generator and puts it at the end of the ladder. */
export function AddStep({ onAdd }: { readonly onAdd: (generator: LadderGenerator) => void }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const { busy, failure, send } = useSending();
  const query = { size: '10', state: 'in-use', sort: 'title', direction: 'asc', search } as const;
  const { data } = useQuery({
    queryKey: keyOf('listGenerators', { query }),
    queryFn: () => call('listGenerators', { query }),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });
  const add = async (generatorId: string) => {
    const { title, recipe, archived } = await call('readGenerator', { params: { generatorId } });
    onAdd({ generatorId, title, recipe, archived });
  };
  const found = search === '' ? [] : (data?.generators ?? []);
  return (
    <Card withBorder padding="md" component="section" aria-label={t('collections.addStep')}>
      <Stack gap="sm">
        <TextInput
          id={fieldIds.add}
          type="search"
          label={t('collections.addStep')}
          description={t('collections.addStepHint')}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FailureAlert failure={failure} />
        {search !== '' && data?.generators.length === 0 ? <Text>{t('collections.noneFound')}</Text> : null}
        {found.map(({ generatorId, title, examples }) => {
          const name = officeTitleIn(title, locale);
          const sums = examples.flatMap((id) => readSum(id) ?? []).map((sum) => promptText(sum, locale));
          return (
            <Group key={generatorId} justify="space-between" wrap="nowrap">
              <div style={{ overflowWrap: 'anywhere' }}>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {sums.join(' · ')}
                </Text>
              </div>
              <Button
                variant="default"
                loading={busy}
                aria-label={t('collections.addThis', { name })}
                onClick={() => void send(true, () => add(generatorId))}
              >
                <IconPlus size={18} stroke={1.75} aria-hidden />
              </Button>
            </Group>
          );
        })}
      </Stack>
    </Card>
  );
}
