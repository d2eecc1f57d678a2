import { handlers as account } from './account/handlers';
import { administrationNoticeTexts } from './administration/administration-notice';
import { handlers as administration } from './administration/handlers';
import { handlers as extraGroups } from './extra-groups/handlers';
import { friendNoticeTexts } from './friends/friend-notice';
import { handlers as friends } from './friends/handlers';
import { handlers as groups } from './groups/handlers';
import { handlers as imports } from './imports/handlers';
import { importNoticeTexts } from './imports/import-notice';
import { jobs } from './jobs';
import { handlers as licence } from './licence/handlers';
import { licenceNoticeTexts } from './licence/licence-notice';
import { handlers as notes } from './notes/handlers';
import { handlers as pupils } from './pupils/handlers';
import { handlers as settings } from './settings/handlers';
import { handlers as starGoals } from './star-goals/handlers';
import { handlers as support } from './support/handlers';
import { handlers as teachers } from './teachers/handlers';
import { teacherNoticeTexts } from './teachers/teacher-notice';
import { handlers as years } from './years/handlers';

/** What the room registers with the server. */
export const school = {
  handlers: {
    ...account,
    ...administration,
    ...extraGroups,
    ...friends,
    ...groups,
    ...imports,
    ...licence,
    ...notes,
    ...pupils,
    ...settings,
    ...starGoals,
    ...support,
    ...teachers,
    ...years,
  },
  jobs,
  noticeTexts: {
    ...administrationNoticeTexts,
    ...friendNoticeTexts,
    ...importNoticeTexts,
    ...licenceNoticeTexts,
    ...teacherNoticeTexts,
  },
};
