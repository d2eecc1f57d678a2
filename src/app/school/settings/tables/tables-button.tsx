import { Button, Modal } from '@mantine/core';
import { IconGridDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/plain/loading';
import type { RunAction } from '../../shared/use-actions';

const loadForm = () => import('./tables-form');
const TablesForm = lazy(async () => ({ default: (await loadForm()).TablesForm }));

interface TablesButtonProps {
  readonly groupId: string;
  readonly onDone: RunAction;
}

/** Quick way to set the tables of a group, in three presses from its page. */
export function TablesButton({ groupId, onDone }: TablesButtonProps) {
  const { t } = useTranslation(['school', 'common']);
  const [open, setOpen] = useState(false);
  // Loads the form on hover or focus; the page of a group does not need the maths.
  const preloadForm = () => void loadForm().catch(() => undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconGridDots size={20} stroke={1.75} />}
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
        onClick={() => setOpen(true)}
      >
        {t('adjust.tables.button')}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={t('adjust.tables.title')}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <Suspense fallback={<Loading />}>
          <TablesForm groupId={groupId} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      </Modal>
    </>
  );
}
