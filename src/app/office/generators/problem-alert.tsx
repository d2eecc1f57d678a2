import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Recipe } from './types';
import type { Made } from './use-made';

interface ProblemAlertProps {
  readonly made: Made;
  readonly onChange: (recipe: Recipe) => void;
}

type SettingName =
  | 'left'
  | 'right'
  | 'result'
  | 'overTen'
  | 'tables'
  | 'holes'
  | 'carries'
  | 'answer'
  | 'rising'
  | 'rest'
  | 'count'
  | 'values';

/** Says why the settings make no sum, and offers the nearest ways out. */
export function ProblemAlert({ made: { problem, ways, possible }, onChange }: ProblemAlertProps) {
  const { t } = useTranslation('office');
  // The region is there before the text, so that a screen reader hears the text as it comes.
  return (
    <div aria-live="polite" data-problem={problem ?? undefined}>
      {problem ? (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={t('generators.impossible')}>
          <Stack gap="sm">
            <Text>{t(`generators.problems.${problem}`, { example: '{a}+{b}=_' })}</Text>
            <Group gap="sm">
              {possible ? (
                <Button size="compact-md" color="red" onClick={() => onChange(possible.recipe)}>
                  {t('generators.takeBack')}
                </Button>
              ) : null}
              {ways.map(({ setting, recipe }) => (
                <Button
                  key={JSON.stringify(recipe)}
                  size="compact-md"
                  variant="default"
                  onClick={() => onChange(recipe)}
                >
                  {t('generators.wayOut', { setting: t(`generators.settings.${setting as SettingName}`) })}
                  {rangeIn(setting, recipe)}
                </Button>
              ))}
            </Group>
          </Stack>
        </Alert>
      ) : null}
    </div>
  );
}

/** The numbers that a way out proposes, where it is about a range. */
function rangeIn(setting: string, recipe: Recipe): string {
  if ('patterns' in recipe) return '';
  const range = setting === 'left' || setting === 'right' || setting === 'result' ? recipe[setting] : null;
  return range ? ` (${range.min}–${range.max})` : '';
}
