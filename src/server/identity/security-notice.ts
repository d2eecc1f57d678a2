import { noticesOf, noticeTexts } from '../messages/notice';
import { texts } from './texts.gen';

/** What a person is told about the own account. */
type SecurityNotice = {
  readonly kind:
    | 'password-changed'
    | 'two-factor-on'
    | 'two-factor-off'
    | 'two-factor-codes'
    | 'provider-linked'
    | 'provider-unlinked';
};

/** Subjects go into emails, so they name nobody. */
export const securityNoticeTexts = noticeTexts<SecurityNotice['kind']>(texts, {
  'password-changed': { page: 'mijn-account', paragraphs: ['first'] },
  'two-factor-on': { page: 'mijn-account', paragraphs: ['first'] },
  'two-factor-off': { page: 'mijn-account', paragraphs: ['first'] },
  'two-factor-codes': { page: 'mijn-account', paragraphs: ['first'] },
  'provider-linked': { page: 'mijn-account', paragraphs: ['first'] },
  'provider-unlinked': { page: 'mijn-account', paragraphs: ['first'] },
});

export const securityNotice = noticesOf<SecurityNotice>(securityNoticeTexts);
