import { Button, Group, Menu, Text } from '@mantine/core';
import { IconAdjustments, IconArrowRight, IconChevronUp, IconId, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { useFlag } from '../../../session/use-flag';
import { StickyBar } from '../../../ui/forms/sticky-bar';
import { ReadyButton } from '../../settings/ready/ready-button';
import type { RunAction } from '../../shared/use-actions';
import { useSchoolPaths } from '../../shared/use-school-paths';
import type { PupilShown } from '../types';

interface SelectedPupilsProps {
  readonly pupils: readonly PupilShown[];
  readonly onSettings: () => void;
  readonly onMoved: () => void;
  readonly onCards: () => void;
  readonly onTrash: () => void;
  readonly onDone: RunAction;
}

/** Bar with the actions for the selected pupils, fixed at the bottom. */
export function SelectedPupils({
  pupils,
  onSettings,
  onMoved,
  onCards,
  onTrash,
  onDone,
}: SelectedPupilsProps) {
  const { t } = useTranslation('school');
  const { groupId } = useSchoolPaths();
  const hasSettings = useFlag('featureOefeninstellingen');
  const { data } = useRead('listGroups');
  const others = (data?.groups ?? []).filter((group) => group.groupId !== groupId);
  const count = pupils.length;

  const move = (to: string, name: string) => {
    const into = (target: string) =>
      call('movePupils', {
        body: { moves: pupils.map(({ pupilId }) => ({ pupilId, groupId: target })) },
      });
    void onDone({
      done:
        count === 1
          ? t('classList.pupil.movedOne', { name: pupils[0]?.name, group: name })
          : t('classList.pupil.moved', { count, group: name }),
      work: async () => {
        await into(to);
        onMoved();
      },
      undo: () => into(groupId),
    });
  };

  return (
    <StickyBar label={t('classList.pupil.chosen', { count })}>
      <Text fw={600} component="output">
        {t('classList.pupil.chosen', { count })}
      </Text>
      <Group gap="sm">
        {hasSettings ? (
          <Button
            variant="default"
            leftSection={<IconAdjustments size={20} stroke={1.75} />}
            onClick={onSettings}
          >
            {t('adjust.many.button')}
          </Button>
        ) : null}
        {hasSettings ? (
          <ReadyButton
            groupId={groupId}
            pupilIds={pupils.map(({ pupilId }) => pupilId)}
            onDone={async (action) => {
              onMoved();
              await onDone(action);
            }}
          />
        ) : null}
        <Menu position="top-end" shadow="md" width={260}>
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
              rightSection={<IconChevronUp size={16} aria-hidden />}
            >
              {t('classList.pupil.move')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
            {others.length === 0 ? <Menu.Label>{t('classList.pupil.noOtherGroup')}</Menu.Label> : null}
            {others.map((group) => (
              <Menu.Item key={group.groupId} onClick={() => move(group.groupId, group.name)}>
                {t('classList.pupil.moveTo', { name: group.name })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button variant="default" leftSection={<IconId size={20} stroke={1.75} />} onClick={onCards}>
          {t('classList.pupil.cards')}
        </Button>
        <Button variant="default" leftSection={<IconTrash size={20} stroke={1.75} />} onClick={onTrash}>
          {t('classList.pupil.trash')}
        </Button>
      </Group>
    </StickyBar>
  );
}
