import { Kbd, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search.module.css';

const loadDialog = () => import('./search-dialog');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

/** Opens the search for a pupil of the school; the key `/` does so too, as in many programs. */
export function SearchButton() {
  const { t } = useTranslation('school');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false, { onOpen: () => setWanted(true) });
  useHotkeys([['/', open]]);
  return (
    <>
      <UnstyledButton
        className={styles.button}
        onClick={open}
        onFocus={() => void loadDialog()}
        onPointerEnter={() => void loadDialog()}
        aria-label={t('search.title')}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <span className={styles.wide}>{t('search.title')}</span>
        <Kbd className={styles.wide}>/</Kbd>
      </UnstyledButton>
      {wanted ? (
        <Suspense fallback={null}>
          <SearchDialog opened={opened} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
