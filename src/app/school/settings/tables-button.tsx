import { Button, Modal } from '@mantine/core';
import { IconGridDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../ui/plain/loading';
import type { Change } from '../use-deeds';

const loadForm = () => import('./tables-form');
const TablesForm = lazy(async () => ({ default: (await loadForm()).TablesForm }));

interface TablesButtonProps {
  readonly groupId: string;
  readonly onDone: Change;
}

/** The shortest way to say which tables a group practises: three presses from its page. */
export function TablesButton({ groupId, onDone }: TablesButtonProps) {
  const { t } = useTranslation(['school', 'common']);
  const [open, setOpen] = useState(false);
  // On the way to the button what it opens is fetched; the sums themselves are not needed on the page of a group.
  const fetchAhead = () => void loadForm().catch(() => undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconGridDots size={20} stroke={1.75} />}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
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
