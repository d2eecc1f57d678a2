import { noticesOf, noticeTexts } from '../../messages/notice';
import { texts } from '../texts.gen';

/** What the admins of a school are told after an import. */
type ImportNotice = { readonly kind: 'import-done'; readonly pupils: number; readonly groups: number };

/** Subjects go into emails, so they name nobody. */
export const importNoticeTexts = noticeTexts<ImportNotice['kind']>(texts, {
  'import-done': { page: 'groepen', paragraphs: ['first', 'second'] },
});

export const importNotice = noticesOf<ImportNotice>(importNoticeTexts);
