// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'friendInvitation.subject': never;
  readonly 'friendInvitation.who': 'inviter' | 'school';
  readonly 'friendInvitation.theirText': 'inviter' | 'text';
  readonly 'friendInvitation.button': never;
  readonly 'friendInvitation.why': 'inviter';
  readonly 'invitation.subject': never;
  readonly 'invitation.what': 'inviter' | 'school';
  readonly 'invitation.how': 'login';
  readonly 'invitation.button': never;
  readonly 'invitation.once': never;
  readonly 'invitation.mistake': never;
  readonly 'notice.licence-ending.subject': never;
  readonly 'notice.licence-ending.first': 'endsOn';
  readonly 'notice.licence-ending-soon.subject': never;
  readonly 'notice.licence-ending-soon.first': 'endsOn';
  readonly 'notice.licence-grace.subject': never;
  readonly 'notice.licence-grace.first': 'endsOn' | 'practiseUntil';
  readonly 'notice.licence-grace.second': never;
  readonly 'notice.licence-over.subject': never;
  readonly 'notice.licence-over.first': 'endsOn' | 'practiseUntil';
  readonly 'notice.licence-over.second': never;
  readonly 'notice.licence-near.subject': never;
  readonly 'notice.licence-near.first': 'used' | 'allowed';
  readonly 'notice.licence-full.subject': never;
  readonly 'notice.licence-full.first': 'used' | 'allowed';
  readonly 'notice.licence-full.second': never;
  readonly 'notice.friend-accepted.subject': never;
  readonly 'notice.friend-accepted.first': 'endsOn';
  readonly 'notice.import-done.subject': never;
  readonly 'notice.import-done.first': 'pupils' | 'groups';
  readonly 'notice.import-done.second': never;
  readonly 'notice.groups-received.subject': never;
  readonly 'notice.groups-received.first': 'groups';
  readonly 'notice.administration-waiting.subject': never;
  readonly 'notice.administration-waiting.first': 'waiting';
  readonly 'notice.administration-waiting.second': never;
  readonly 'notice.administration-failed.subject': never;
  readonly 'notice.administration-failed.first': never;
  readonly 'notice.administration-failed.second': never;
  readonly ungrouped: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
