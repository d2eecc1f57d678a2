import { useTranslation } from 'react-i18next';
import { longest } from '@/contract/form-rules';
import { TextField } from '../../ui/plain/text-field';
import { type ApplicationValues, countryOf } from './application-values';
import styles from './forms.module.css';
import type { TextInput } from './use-public-form';

interface SchoolFieldsProps {
  readonly country: string;
  readonly field: (name: keyof ApplicationValues) => TextInput;
}

/** Name, number and address of a school. Each country has its own register. */
export function SchoolFields({ country: typed, field }: SchoolFieldsProps) {
  const { t } = useTranslation('forms');
  const country = countryOf(typed);
  return (
    <div className={styles.card}>
      <h2>{t('application.schoolTitle')}</h2>
      <TextField
        label={t('application.schoolName')}
        autoComplete="organization"
        maxLength={longest.name}
        {...field('schoolName')}
      />
      <TextField
        label={t(`application.codes.${country}.label`)}
        hint={t(`application.codes.${country}.hint`)}
        autoComplete="off"
        maxLength={6}
        {...field('code')}
      />
      <div className={styles.address}>
        <TextField
          label={t('application.postcode')}
          autoComplete="postal-code"
          maxLength={8}
          {...field('postcode')}
        />
        <TextField
          label={t('application.houseNumber')}
          autoComplete="off"
          maxLength={longest.houseNumber}
          {...field('houseNumber')}
        />
        <TextField
          label={t('application.street')}
          autoComplete="off"
          maxLength={longest.street}
          {...field('street')}
        />
        <TextField
          label={t(`application.cities.${country}`)}
          autoComplete="address-level2"
          maxLength={longest.city}
          {...field('city')}
        />
      </div>
    </div>
  );
}
