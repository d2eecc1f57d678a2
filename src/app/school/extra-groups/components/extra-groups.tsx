import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { useUser } from '../../../session/session';
import shared from '../../progress/shared/progress.module.css';
import { Section } from '../../progress/shared/section';
import { ArchivedList } from '../../shared/archived-list';
import type { RunAction } from '../../shared/use-actions';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { ExtraGroupForm } from './extra-group-form';

/** The extra groups of a teacher or school, below the home groups; a teacher without any sees nothing of them. */
export function ExtraGroups({ onDone }: { readonly onDone: RunAction }) {
  const { t } = useTranslation(['extra', 'school']);
  const paths = useSchoolPaths();
  const navigate = useNavigate();
  const manages = useUser()?.role === 'schooladmin';
  const { data } = useRead('listExtraGroups');
  const [adding, setAdding] = useState(false);
  if (!data || (!manages && data.groups.length === 0)) return null;
  const put = (groupId: string, archived: boolean) =>
    call('archiveExtraGroup', { params: { groupId }, body: { archived } });
  return (
    <Section title={t('title')} hint={t('what')}>
      <Stack gap="sm">
        {data.groups.length === 0 ? <Text>{t('none')}</Text> : null}
        <ul className={shared.plain}>
          {data.groups.map(({ groupId, name, pupilCount, teachers, schoolYear }) => (
            <li key={groupId}>
              <Anchor component={Link} to={paths.extraGroup(groupId)} fw={600}>
                {name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {[
                  t('school:groups.pupilCount', { count: pupilCount }),
                  teachers.join(', ') || t('school:groups.noTeacher'),
                  schoolYear,
                ].join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
        {manages ? (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('add')}
            </Button>
          </Group>
        ) : null}
        {data.archived.length > 0 ? (
          <details>
            <summary>{t('archivedTitle', { count: data.archived.length })}</summary>
            <ArchivedList
              groups={data.archived}
              takeOut={t('restore')}
              onTakeOut={({ groupId, name }) =>
                void onDone({
                  done: t('restored', { name }),
                  work: () => put(groupId, false),
                  undo: () => put(groupId, true),
                })
              }
            />
          </details>
        ) : null}
      </Stack>
      {adding ? (
        <ExtraGroupForm
          onClose={() => setAdding(false)}
          onDone={onDone}
          onAdded={(groupId) => void navigate(paths.extraGroup(groupId))}
        />
      ) : null}
    </Section>
  );
}
