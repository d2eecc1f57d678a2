import { noticesOf, noticeTexts } from '../../messages/notice';
import type { Day } from '../../platform/db/columns';
import { texts } from '../texts.gen';

/** What the admins of a school are told about its licence. */
export type LicenceNotice =
  | { readonly kind: 'licence-ending' | 'licence-ending-soon'; readonly endsOn: Day }
  | { readonly kind: 'licence-grace' | 'licence-over'; readonly endsOn: Day; readonly practiseUntil: Day }
  | { readonly kind: 'licence-near' | 'licence-full'; readonly used: number; readonly allowed: number };

/** Subjects go into emails, so they name nobody. */
export const licenceNoticeTexts = noticeTexts<LicenceNotice['kind']>(texts, {
  'licence-ending': { page: 'licentie', paragraphs: ['first'] },
  'licence-ending-soon': { page: 'licentie', paragraphs: ['first'] },
  'licence-grace': { page: 'licentie', paragraphs: ['first', 'second'] },
  'licence-over': { page: 'licentie', paragraphs: ['first', 'second'] },
  'licence-near': { page: 'licentie', paragraphs: ['first'] },
  'licence-full': { page: 'licentie', paragraphs: ['first', 'second'] },
});

export const licenceNotice = noticesOf<LicenceNotice>(licenceNoticeTexts);
