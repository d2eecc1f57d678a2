import { noticesOf, noticeTexts } from '../../messages/notice';
import type { Day } from '../../platform/db/columns';
import { texts } from '../texts.gen';

/** What a person is told whose invitation a friend accepted. */
type FriendNotice = { readonly kind: 'friend-accepted'; readonly endsOn: Day };

/** Subjects go into emails, so they name nobody. */
export const friendNoticeTexts = noticeTexts<FriendNotice['kind']>(texts, {
  'friend-accepted': { page: 'vriend-uitnodigen', paragraphs: ['first'] },
});

export const friendNotice = noticesOf<FriendNotice>(friendNoticeTexts);
