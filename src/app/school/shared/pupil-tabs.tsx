import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useUser } from '../../session/session';
import { useFlag } from '../../session/use-flag';
import { TabLinks } from './tab-links';
import { useSchoolPaths } from './use-school-paths';

/** Parts of the progress page, by their word in the address. */
export const parts = ['overzicht', 'sommen', 'groei', 'rondes', 'notities'] as const;
export type Part = (typeof parts)[number];

/** Pages of a pupil, as tabs. */
export function PupilTabs({ current }: { readonly current: Part | 'settings' }) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const { pupilId } = paths;
  const { voortgangId } = useParams();
  const hasSettings = useFlag('featureOefeninstellingen');
  // The office that looks in sees no notes, nor does who sees the pupil in an extra group.
  const isOffice = useUser()?.lookingIn !== undefined;
  const shown = parts.filter((part) => part !== 'notities' || !(isOffice || paths.isExtra));
  return (
    <TabLinks
      label={t('report.tabs.label')}
      tabs={[
        ...shown.map((part) => ({
          label: t(`report.tabs.${part}`),
          path: paths.progress(pupilId, voortgangId, { part }),
          isCurrent: part === current,
        })),
        ...(hasSettings && !paths.isExtra
          ? [
              {
                label: t('settings.title'),
                path: paths.pupilSettings(pupilId),
                isCurrent: current === 'settings',
              },
            ]
          : []),
      ]}
    />
  );
}
