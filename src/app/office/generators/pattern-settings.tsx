import { Card, Checkbox, Group, Input, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerCondition, PatternGenerator, Values } from '@/maths/generate/pattern-generator';
import { Fieldset } from '../shared/forms/fieldset';
import { type SettingFields, type SettingProps, withSetting } from './setting';
import { ValueSettings } from './value-settings';
import { WholeField } from './whole-field';

type Props<K extends keyof PatternGenerator> = SettingProps<
  PatternGenerator[K] | undefined,
  PatternGenerator
>;

const namesIn = (patterns: readonly string[]): readonly string[] => [
  ...new Set(
    patterns.flatMap((pattern) => [...pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])),
  ),
];

const firstOfName: Values = { min: 1, max: 9 };

/** Names come and go with the patterns that have them. */
export const withPatterns = (recipe: PatternGenerator, patterns: readonly string[]): PatternGenerator => ({
  ...recipe,
  patterns,
  values: Object.fromEntries(
    namesIn(patterns).map((name) => [name, recipe.values[name] ?? firstOfName] as const),
  ),
});

/** Names stand in single braces, which texts have for nothing. */
const firstExample = '{a}+{b}=_';

function Patterns({ value = [], onChange }: Props<'patterns'>) {
  const { t } = useTranslation('office');
  return (
    <Textarea
      label={t('generators.settings.patterns')}
      description={t('generators.patternsHint', { example: firstExample })}
      autosize
      minRows={2}
      maxRows={8}
      spellCheck={false}
      value={value.join('\n')}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n'))
      }
    />
  );
}

function NamedValues({ value = {}, onChange }: Props<'values'>) {
  return Object.entries(value).map(([name, values]) => (
    <Card key={name} withBorder padding="sm">
      <ValueSettings
        name={name}
        values={values}
        onChange={(changed) => onChange({ ...value, [name]: changed })}
      />
    </Card>
  ));
}

/** Every condition on the answer: the compiler refuses a list that lacks one. */
const conditions: Readonly<Record<keyof AnswerCondition, 'number' | 'tick'>> = {
  above: 'number',
  min: 'number',
  max: 'number',
  places: 'number',
  denominator: 'number',
  whole: 'tick',
};

function AnswerConditions({ value = {}, onChange }: Props<'answer'>) {
  const { t } = useTranslation('office');
  const put = (changed: AnswerCondition) => onChange(Object.keys(changed).length === 0 ? undefined : changed);
  return (
    <Fieldset legend={t('generators.settings.answer')}>
      <Group gap="sm" align="end">
        {(Object.keys(conditions) as (keyof AnswerCondition)[]).map((key) =>
          key === 'whole' ? (
            <Checkbox
              key={key}
              label={t('generators.answer.whole')}
              checked={value.whole === false}
              onChange={(event) =>
                put(withSetting(value, 'whole', event.currentTarget.checked ? false : undefined))
              }
            />
          ) : (
            <WholeField
              key={key}
              w={150}
              label={t(`generators.answer.${key}`)}
              value={value[key]}
              onChange={(typed) => put(withSetting(value, key, Number.isNaN(typed) ? undefined : typed))}
            />
          ),
        )}
      </Group>
    </Fieldset>
  );
}

const carries = ['any', 'some', 'none'] as const;

function Carries({ value, onChange }: Props<'carries'>) {
  const { t } = useTranslation('office');
  return (
    <Input.Wrapper label={t('generators.settings.carries')} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={t('generators.settings.carries')}
        value={value ?? 'any'}
        onChange={(chosen) => onChange(chosen === 'some' || chosen === 'none' ? chosen : undefined)}
        data={carries.map((each) => ({ value: each, label: t(`generators.carries.${each}`) }))}
      />
    </Input.Wrapper>
  );
}

function Rising({ value = [], onChange }: Props<'rising'>) {
  const { t } = useTranslation('office');
  const [typed, setTyped] = useState(value.join(', '));
  const read = (text: string) => text.match(/\w+/g) ?? [];
  const shown = read(typed).join() === value.join() ? typed : value.join(', ');
  return (
    <TextInput
      label={t('generators.settings.rising')}
      description={t('generators.risingHint')}
      value={shown}
      onChange={(event) => {
        const names = read(event.currentTarget.value);
        setTyped(event.currentTarget.value);
        onChange(names.length === 0 ? undefined : names);
      }}
    />
  );
}

function Rest({ value, onChange }: Props<'rest'>) {
  const { t } = useTranslation('office');
  return (
    <Checkbox
      label={t('generators.rest')}
      checked={value === 'some'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'some' : undefined)}
    />
  );
}

function Count({ value, onChange }: Props<'count'>) {
  const { t } = useTranslation('office');
  return (
    <WholeField
      label={t('generators.settings.count')}
      description={t('generators.countHint')}
      w="100%"
      value={value}
      onChange={(typed) => onChange(Number.isNaN(typed) ? undefined : typed)}
    />
  );
}

/** Every setting of a generator of patterns, in the order of the form. */
export const patternSettings = {
  patterns: Patterns,
  values: NamedValues,
  answer: AnswerConditions,
  carries: Carries,
  rising: Rising,
  rest: Rest,
  count: Count,
} satisfies Readonly<Record<keyof PatternGenerator, unknown>>;

interface PatternSettingsProps {
  readonly recipe: PatternGenerator;
  readonly onChange: (recipe: PatternGenerator) => void;
}

/** Settings of sums of any domain, as patterns with names for what varies. */
export const PatternSettings = ({ recipe, onChange }: PatternSettingsProps) => (
  <Stack gap="md">
    {(Object.keys(patternSettings) as (keyof PatternGenerator)[]).map((setting) =>
      createElement(patternSettings[setting] as SettingFields<PatternGenerator>['count'], {
        key: setting,
        value: recipe[setting] as PatternGenerator['count'] & number,
        recipe,
        onChange: (value: unknown) =>
          onChange(
            setting === 'patterns'
              ? withPatterns(recipe, value as readonly string[])
              : withSetting(recipe, setting, value as PatternGenerator[typeof setting]),
          ),
      }),
    )}
  </Stack>
);
