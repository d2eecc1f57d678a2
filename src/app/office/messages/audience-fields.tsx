import { Checkbox, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { flagNames } from '@/contract/flags';
import { countries } from '@/contract/form-rules';
import { CardSection } from '../../ui/page/card-section';
import type { Audience } from './types';

const kinds = ['school', 'home'] as const;
const roles = ['docent', 'schooladmin'] as const;

interface AudienceFieldsProps {
  readonly audience: Audience;
  readonly onChange: (audience: Audience) => void;
  readonly children: ReactNode;
}

/** Whom a message is for: country, kind of account, role, and an open section. */
export function AudienceFields({ audience, onChange, children }: AudienceFieldsProps) {
  const { t } = useTranslation('office');
  const groups = [
    { key: 'countries', label: t('accounts.country'), of: countries },
    { key: 'kinds', label: t('accounts.kind'), of: kinds },
    { key: 'roles', label: t('messages.role'), of: roles },
  ] as const;
  const nameOf = {
    countries: (each: string) => t(`accounts.countries.${each as (typeof countries)[number]}`),
    kinds: (each: string) => t(`accounts.kinds.${each as (typeof kinds)[number]}`),
    roles: (each: string) => t(`messages.roles.${each as (typeof roles)[number]}`),
  };
  return (
    <CardSection title={t('messages.audience')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
        {groups.map(({ key, label, of }) => (
          <Checkbox.Group
            key={key}
            label={label}
            value={[...audience[key]]}
            onChange={(chosen) =>
              onChange({ ...audience, [key]: of.filter((each) => chosen.includes(each)) })
            }
          >
            <Stack gap="xs" mt="xs">
              {of.map((each) => (
                <Checkbox key={each} value={each} label={nameOf[key](each)} />
              ))}
            </Stack>
          </Checkbox.Group>
        ))}
        <NativeSelect
          label={t('messages.flag')}
          value={audience.flag ?? ''}
          data={[
            { value: '', label: t('messages.anyFlag') },
            ...flagNames.map((each) => ({ value: each, label: t(`flags.${each}`) })),
          ]}
          onChange={(event) => {
            const flag = flagNames.find((each) => each === event.currentTarget.value) ?? null;
            onChange({ ...audience, flag });
          }}
        />
      </SimpleGrid>
      <Group>{children}</Group>
    </CardSection>
  );
}
