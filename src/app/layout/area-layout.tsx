import { AppShell, Burger, Group, NavLink, ScrollArea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Outlet, useLocation, useMatches } from 'react-router';
import type { FlagName } from '@/contract/flags';
import { accountPath, landing } from '../session/landing';
import { useUser } from '../session/session';
import { BrandMark } from '../ui/page/brand-mark';
import { handleOf } from '../ui/page/route-handle';
import { SkipLink } from '../ui/page/skip-link';
import { AccountMenu } from './account-menu';
import { AdultProvider } from './adult-provider';
import styles from './area-layout.module.css';
import { Unavailable } from './unavailable';
import { useIsMobile } from './use-is-mobile';

export interface AreaLink {
  readonly label: string;
  readonly path: string;
  readonly icon: TablerIcon;
  /** Hidden for accounts without this flag. */
  readonly flag?: FlagName;
  readonly section?: string;
  /** Badge behind the name: the number of waiting items. */
  readonly mark?: ReactNode;
}

interface AreaLayoutProps {
  readonly links: readonly AreaLink[];
  /** Shown above every screen of the area. */
  readonly notice?: ReactNode;
  /** Shown in the header, before the account. */
  readonly tool?: ReactNode;
}

/** Layout of an area of adults: brand, navigation, account menu and the screen. Empty when nobody is signed in. */
export function AreaLayout({ links, notice, tool }: AreaLayoutProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const flags = useMatches().flatMap((match) => handleOf(match).flag ?? []);
  if (!user) return null;
  const account = accountPath(user);
  if (user.needsTwoFactor && pathname !== account) return <Navigate to={account} replace />;
  const open = flags.every((flag) => user.flags[flag]);
  return (
    <AdultProvider>
      <Shell
        links={links.filter(({ flag }) => !flag || user.flags[flag])}
        start={landing(user)}
        tool={user.needsTwoFactor ? null : tool}
      >
        {notice}
        {open ? <Outlet /> : <Unavailable />}
      </Shell>
    </AdultProvider>
  );
}

function Shell({
  links,
  start,
  tool,
  children,
}: {
  readonly links: readonly AreaLink[];
  readonly start: string;
  readonly tool: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['ui', 'common']);
  const { pathname } = useLocation();
  const mobile = useIsMobile();
  const [opened, { toggle, close }] = useDisclosure(false);
  // A long menu on a low screen scrolls, and begins at its top.
  useEffect(() => {
    if (pathname) document.querySelector('#navigation a[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{ width: 248, breakpoint: 'lg', collapsed: { mobile: !opened } }}
      padding={{ base: 'md', sm: 'lg' }}
    >
      <SkipLink />
      <AppShell.Header className={styles.header}>
        <Group gap="sm" wrap="nowrap">
          {mobile ? (
            <Burger
              opened={opened}
              onClick={toggle}
              size="sm"
              aria-label={t('menu')}
              aria-expanded={opened}
              aria-controls="navigation"
            />
          ) : null}
          <Link to={start} className={styles.brand}>
            <BrandMark size={38} />
            {t('common:brand')}
          </Link>
        </Group>
        <Group gap="md" wrap="nowrap">
          {tool}
          <AccountMenu />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar id="navigation" className={styles.navbar}>
        <ScrollArea>
          <nav aria-label={t('navigation')}>
            {links.map(({ label, path, icon: Icon, section, mark }, index) => (
              <div key={path}>
                {section && section !== links[index - 1]?.section ? (
                  <p className={styles.section}>{section}</p>
                ) : null}
                <NavLink
                  component={Link}
                  to={path}
                  label={label}
                  leftSection={<Icon size={22} stroke={1.75} aria-hidden />}
                  rightSection={mark}
                  active={pathname === path || pathname.startsWith(`${path}/`)}
                  {...(pathname === path ? { 'aria-current': 'page' as const } : {})}
                  onClick={close}
                  className={styles.link}
                />
              </div>
            ))}
          </nav>
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
