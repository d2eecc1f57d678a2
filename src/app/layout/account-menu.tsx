import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconLanguage, IconLogout, IconMoon, IconShieldLock, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Locale } from '@/maths/locale';
import { locales } from '@/maths/locale';
import { call } from '../api/call';
import { queryClient } from '../api/query';
import { changeLocale } from '../i18n/i18n';
import { useLocale } from '../i18n/use-locale';
import { accountPath } from '../session/landing';
import { useUser } from '../session/session';
import { signOut } from '../session/sign-out';
import { setDark, useDark } from '../ui/theme/theme-store';

/**
 * Changes the language, stores it for other devices and emails, and reads data again, because the server translates
 * some of it.
 */
const setLanguage = async (locale: Locale) => {
  await changeLocale(locale);
  await call('chooseLanguage', { body: { locale } }).catch(() => undefined);
  await queryClient.invalidateQueries();
};

/** Menu of the signed-in person: account, language, theme, sign out. */
export function AccountMenu() {
  const { t } = useTranslation(['ui', 'common']);
  const user = useUser();
  const dark = useDark();
  const locale = useLocale();
  if (!user) return null;
  return (
    <Menu position="bottom-end" width={250} shadow="md">
      <Menu.Target>
        <UnstyledButton aria-label={`${t('account')}: ${user.name}`}>
          <Avatar name={user.name} color="lagoon" radius="xl" aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name}
          <br />
          {t(`role.${user.role}`)}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item
          leftSection={dark ? <IconSun size={20} stroke={1.75} /> : <IconMoon size={20} stroke={1.75} />}
          onClick={() => setDark(!dark)}
        >
          {t(dark ? 'common:theme.toLight' : 'common:theme.toDark')}
        </Menu.Item>
        <Menu.Label>{t('common:locale.choose')}</Menu.Label>
        {locales.map((choice) => (
          <Menu.Item
            key={choice}
            leftSection={
              choice === locale ? (
                <IconCheck size={20} stroke={1.75} />
              ) : (
                <IconLanguage size={20} stroke={1.75} opacity={0.35} />
              )
            }
            aria-current={choice === locale}
            onClick={() => void setLanguage(choice)}
          >
            {t(`common:locale.${choice}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={accountPath(user)}
          leftSection={<IconShieldLock size={20} stroke={1.75} />}
        >
          {t('account')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={20} stroke={1.75} />} onClick={() => void signOut()}>
          {t('common:action.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
