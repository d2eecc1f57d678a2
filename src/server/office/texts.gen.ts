// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'firstAdmin.subject': never;
  readonly 'firstAdmin.hello': 'name';
  readonly 'firstAdmin.school': 'school';
  readonly 'firstAdmin.home': never;
  readonly 'firstAdmin.how': 'login';
  readonly 'firstAdmin.button': never;
  readonly 'firstAdmin.once': never;
  readonly 'firstAdmin.mistake': never;
  readonly 'staff.subject': never;
  readonly 'staff.office': never;
  readonly 'signUps.name': never;
  readonly 'signUps.email': never;
  readonly 'signUps.school': never;
  readonly 'signUps.place': never;
  readonly 'signUps.signedUpAt': never;
  readonly 'signUps.placed': never;
  readonly 'signUps.waiting': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
