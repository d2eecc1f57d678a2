import { useTranslation } from 'react-i18next';
import type { Audience } from './types';

/** Returns a line that says whom a message is for. */
export function useAudienceText(): (audience: Audience) => string {
  const { t } = useTranslation('office');
  return ({ countries, kinds, roles, flag }) => {
    if (countries.length === 0 || kinds.length === 0 || roles.length === 0) return t('messages.nobody');
    return [
      countries.map((each) => t(`accounts.countries.${each}`)).join(', '),
      kinds.map((each) => t(`accounts.kinds.${each}`)).join(', '),
      roles.map((each) => t(`messages.roles.${each}`)).join(', '),
      ...(flag ? [t('messages.withFlag', { section: t(`flags.${flag}`) })] : []),
    ].join(' · ');
  };
}
