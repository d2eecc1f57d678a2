// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'passwordLink.subject': never;
  readonly 'passwordLink.why': 'login';
  readonly 'passwordLink.button': never;
  readonly 'passwordLink.once': never;
  readonly 'passwordLink.notYou': never;
  readonly 'passwordChanged.subject': never;
  readonly 'passwordChanged.what': 'login';
  readonly 'passwordChanged.notYou': never;
  readonly requestPassword: never;
  readonly 'securityChanged.subject': never;
  readonly 'securityChanged.on': 'login';
  readonly 'securityChanged.off': 'login';
  readonly 'securityChanged.codes': 'login';
  readonly 'securityChanged.linked': 'login';
  readonly 'securityChanged.unlinked': 'login';
  readonly 'securityChanged.notYou': never;
  readonly 'notice.password-changed.subject': never;
  readonly 'notice.password-changed.first': never;
  readonly 'notice.two-factor-on.subject': never;
  readonly 'notice.two-factor-on.first': never;
  readonly 'notice.two-factor-off.subject': never;
  readonly 'notice.two-factor-off.first': never;
  readonly 'notice.two-factor-codes.subject': never;
  readonly 'notice.two-factor-codes.first': never;
  readonly 'notice.provider-linked.subject': never;
  readonly 'notice.provider-linked.first': never;
  readonly 'notice.provider-unlinked.subject': never;
  readonly 'notice.provider-unlinked.first': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
