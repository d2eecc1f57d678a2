import { Menu } from '@mantine/core';
import { IconArrowRight, IconId } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { MoreMenu } from '../../../shared/more-menu';
import type { RunAction } from '../../../shared/use-actions';
import { useSchoolPaths } from '../../../shared/use-school-paths';

// Lazy, because forms are needed for a move alone.
const MovePupil = lazy(async () => ({
  default: (await import('../../../shared/move-pupil')).MovePupil,
}));

interface PupilMoreProps {
  readonly pupil: { readonly pupilId: string; readonly name: string };
  readonly onDone: RunAction;
}

/** Menu with what is seldom done for the pupil of this page. */
export function PupilMore({ pupil, onDone }: PupilMoreProps) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const navigate = useNavigate();
  const [moving, setMoving] = useState(false);
  return (
    <>
      <MoreMenu>
        <Menu.Item
          component={Link}
          to={paths.cards()}
          state={{ pupilIds: [pupil.pupilId] }}
          leftSection={<IconId size={20} stroke={1.75} />}
        >
          {t('classList.pupil.card')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowRight size={20} stroke={1.75} />} onClick={() => setMoving(true)}>
          {t('classList.pupil.move')}
        </Menu.Item>
      </MoreMenu>
      {moving ? (
        <Suspense>
          <MovePupil
            pupil={pupil}
            groupId={paths.groupId}
            onClose={() => setMoving(false)}
            // The address names the group.
            onMoved={(groupId) =>
              void navigate(paths.progress(pupil.pupilId, 'current', { groupId }), { replace: true })
            }
            onDone={onDone}
          />
        </Suspense>
      ) : null}
    </>
  );
}
