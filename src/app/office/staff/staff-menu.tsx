import { Menu } from '@mantine/core';
import { IconEdit, IconMailForward, IconShieldOff, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { confirm } from '../../ui/forms/confirm';
import { notifyDone } from '../../ui/forms/notify-done';
import { ActionsMenu } from '../../ui/table/row-actions';
import type { Colleague } from './types';

interface StaffMenuProps {
  readonly colleague: Colleague;
  readonly onEdit: () => void;
  /** Runs an action, and shows why it failed. */
  readonly onAction: (work: () => Promise<unknown>) => void;
  readonly onChanged: () => unknown;
}

/** Menu that changes the access of a colleague. */
export function StaffMenu({ colleague, onEdit, onAction, onChanged }: StaffMenuProps) {
  const { t } = useTranslation('office');
  const { userId, name, state, twoFactor } = colleague;
  const params = { userId };

  const disable = async (disabled: boolean) => {
    await call('disableStaff', { params, body: { disabled } });
    onChanged();
  };
  const toggle = async () => {
    const disabled = state !== 'disabled';
    await disable(disabled);
    notifyDone({
      done: t(disabled ? 'edit.disabled' : 'edit.enabled', { name }),
      undo: () => disable(!disabled),
    });
  };
  const inviteAgain = async () => {
    await call('inviteStaffAgain', { params });
    notifyDone({ done: t('edit.invited', { name }) });
  };
  const reset = async () => {
    const title = t('staff.reset');
    if (!(await confirm({ title, text: t('staff.resetText', { name }), yes: title, grave: true }))) return;
    await call('resetTwoFactor', { params });
    onChanged();
    notifyDone({ done: t('staff.wasReset', { name }) });
  };

  const items = [
    { key: 'edit', label: t('staff.edit'), icon: IconEdit, run: onEdit },
    state === 'invited' && {
      key: 'invite',
      label: t('edit.invite'),
      icon: IconMailForward,
      run: () => onAction(inviteAgain),
    },
    twoFactor && { key: 'reset', label: t('staff.reset'), icon: IconShieldOff, run: () => onAction(reset) },
    {
      key: 'disable',
      label: t(state === 'disabled' ? 'staff.enable' : 'staff.disable'),
      icon: state === 'disabled' ? IconUserCheck : IconUserOff,
      run: () => onAction(toggle),
    },
  ].filter((item) => item !== false);
  return (
    <ActionsMenu label={t('staff.actionsOf', { name })}>
      {items.map(({ key, label, icon: Icon, run }) => (
        <Menu.Item key={key} leftSection={<Icon size={20} stroke={1.75} aria-hidden />} onClick={run}>
          {label}
        </Menu.Item>
      ))}
    </ActionsMenu>
  );
}
