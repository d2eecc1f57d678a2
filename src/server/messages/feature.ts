import { inboxHandlers } from './handlers';
import { jobs } from './jobs';
import type { NoticeTexts } from './notice';

/** Returns what the room registers with the server. @param noticeTexts texts of all features, which the inbox shows */
export const messages = (noticeTexts: NoticeTexts) => ({ handlers: inboxHandlers(noticeTexts), jobs });
