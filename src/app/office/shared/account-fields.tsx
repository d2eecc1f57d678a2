import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Country, countries, longest, schoolCodeProblem } from '@/contract/form-rules';
import { type Locale, locales } from '@/maths/locale';

/** Fields that a new account and one that is changed share. */
interface SharedFields {
  readonly name: string;
  readonly kind: 'school' | 'home';
  readonly country: Country;
  readonly schoolCode: string | null;
  readonly locale: Locale;
}

/** Returns what is wrong with a school number as it is typed. */
export function codeProblem(
  t: TFunction<['office', 'common']>,
  country: Country,
  typed: string | null,
): string | null {
  const problem = schoolCodeProblem(country, typed ?? '');
  if (!problem) return null;
  return t(problem === 'numbersOnly' ? 'common:validation.numeric' : 'common:validation.format');
}

/** Kind, country, name, school number and language of an account. */
export function AccountFields<Values extends SharedFields>({
  form,
}: {
  readonly form: UseFormReturnType<Values>;
}) {
  const { t } = useTranslation(['office', 'common']);
  const { kind, country } = form.values;
  const code = form.getInputProps('schoolCode');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <NativeSelect
        label={t('accounts.kind')}
        data={(['school', 'home'] as const).map((each) => ({
          value: each,
          label: t(`accounts.kinds.${each}`),
        }))}
        {...form.getInputProps('kind')}
      />
      <NativeSelect
        label={t('accounts.country')}
        data={countries.map((each) => ({ value: each, label: t(`accounts.countries.${each}`) }))}
        {...form.getInputProps('country')}
      />
      <TextInput
        label={t(kind === 'school' ? 'accounts.schoolName' : 'accounts.familyName')}
        required
        maxLength={longest.name}
        {...form.getInputProps('name')}
      />
      {kind === 'school' ? (
        <TextInput label={t(`accounts.code.${country}`)} maxLength={6} {...code} value={code.value ?? ''} />
      ) : null}
      <NativeSelect
        label={t('accounts.locale')}
        data={locales.map((each) => ({ value: each, label: t(`common:locale.${each}`) }))}
        {...form.getInputProps('locale')}
      />
    </SimpleGrid>
  );
}
