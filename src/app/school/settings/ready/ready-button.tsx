import { Button } from '@mantine/core';
import { IconClipboardPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n';
import type { RunAction } from '../../shared/use-actions';
import { useSchoolPaths } from '../../shared/use-school-paths';
import type { ReadyStart } from './types';

const loadDrawer = async () => {
  const [{ ReadyDrawer: Drawer }] = await Promise.all([import('./ready-drawer'), loadTexts('ready')]);
  return { default: Drawer };
};
const ReadyDrawer = lazy(loadDrawer);

const loadExtraDrawer = async () => {
  const [{ ExtraReadyDrawer: Drawer }] = await Promise.all([
    import('./extra-ready-drawer'),
    loadTexts('ready'),
  ]);
  return { default: Drawer };
};
const ExtraReadyDrawer = lazy(loadExtraDrawer);

interface ReadyButtonProps extends ReadyStart {
  readonly groupId: string;
  readonly onDone: RunAction;
  /** Instead of "set ready". */
  readonly label?: ReactNode;
  readonly disabled?: boolean;
  readonly variant?: 'filled' | 'light' | 'default';
}

/** Opens the drawer that sets a task ready, for a group or for the given pupils. */
export function ReadyButton({
  groupId,
  onDone,
  label,
  disabled = false,
  variant = 'filled',
  ...start
}: ReadyButtonProps) {
  const { t } = useTranslation('school');
  const [open, setOpen] = useState(false);
  // Loads the drawer on hover or focus; the page of a group does not need the maths.
  const { isExtra } = useSchoolPaths();
  const Chosen = isExtra ? ExtraReadyDrawer : ReadyDrawer;
  const preload = () => void (isExtra ? loadExtraDrawer() : loadDrawer()).catch(() => undefined);
  return (
    <>
      <Button
        variant={variant}
        disabled={disabled}
        leftSection={<IconClipboardPlus size={20} stroke={1.75} aria-hidden />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {label ?? t('adjust.ready')}
      </Button>
      {open ? (
        <Suspense>
          <Chosen groupId={groupId} onDone={onDone} onClose={() => setOpen(false)} {...start} />
        </Suspense>
      ) : null}
    </>
  );
}
