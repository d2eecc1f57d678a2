import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Menu with the further actions of a page. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('school');
  return (
    <Menu position="bottom-end" shadow="md" width={280}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDots size={20} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('classList.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
