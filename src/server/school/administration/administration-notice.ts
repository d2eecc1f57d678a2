import { noticesOf, noticeTexts } from '../../messages/notice';
import { texts } from '../texts.gen';

/** What the admins of a school are told about the list that is fetched at night. */
type AdministrationNotice =
  | { readonly kind: 'administration-waiting'; readonly waiting: number }
  | { readonly kind: 'administration-failed' };

/** Subjects go into emails, so they name nobody. */
export const administrationNoticeTexts = noticeTexts<AdministrationNotice['kind']>(texts, {
  'administration-waiting': { page: 'groepen/edexml', paragraphs: ['first', 'second'] },
  'administration-failed': { page: 'groepen/edexml', paragraphs: ['first', 'second'] },
});

export const administrationNotice = noticesOf<AdministrationNotice>(administrationNoticeTexts);
