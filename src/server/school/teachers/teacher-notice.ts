import { noticesOf, noticeTexts } from '../../messages/notice';
import { texts } from '../texts.gen';

/** What a teacher is told about the groups he or she has. */
type TeacherNotice = { readonly kind: 'groups-received'; readonly groups: number };

/** Subjects go into emails, so they name nobody. */
export const teacherNoticeTexts = noticeTexts<TeacherNotice['kind']>(texts, {
  'groups-received': { page: 'groepen', paragraphs: ['first'] },
});

export const teacherNotice = noticesOf<TeacherNotice>(teacherNoticeTexts);
