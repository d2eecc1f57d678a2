import { handlers as demo } from './demo/handlers';
import { handlers as dataExport } from './export/handlers';
import { jobs } from './jobs';
import { handlers as retention } from './retention/handlers';
import { retentionNoticeTexts } from './retention/retention-notice';
import { handlers as trash } from './trash/handlers';

/** What the room registers with the server. */
export const lifecycle = {
  handlers: { ...demo, ...dataExport, ...retention, ...trash },
  jobs,
  noticeTexts: retentionNoticeTexts,
};
