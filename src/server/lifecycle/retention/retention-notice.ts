import { noticesOf, noticeTexts } from '../../messages/notice';
import type { Day } from '../../platform/db/columns';
import { texts } from '../texts.gen';

/** What the admins of a school are told before data are erased. */
type RetentionNotice =
  | { readonly kind: 'school-ends' | 'school-ends-soon'; readonly eraseOn: Day }
  | { readonly kind: 'leavers' | 'leavers-soon'; readonly pupils: number; readonly eraseOn: Day };

/** Subjects go into emails, so they name nobody. */
export const retentionNoticeTexts = noticeTexts<RetentionNotice['kind']>(texts, {
  'school-ends': { page: 'school', paragraphs: ['first', 'second'] },
  'school-ends-soon': { page: 'school', paragraphs: ['first', 'second'] },
  leavers: { page: 'prullenbak', paragraphs: ['first', 'second'] },
  'leavers-soon': { page: 'prullenbak', paragraphs: ['first'] },
});

export const retentionNotice = noticesOf<RetentionNotice>(retentionNoticeTexts);
