// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'application.subject': never;
  readonly 'application.hello': 'name';
  readonly 'application.school': 'count' | 'school';
  readonly 'application.home': 'count';
  readonly 'application.next': never;
  readonly 'application.wrong': never;
  readonly 'application.notYou': never;
  readonly 'message.subject': never;
  readonly 'message.hello': 'name';
  readonly 'message.next': never;
  readonly 'message.answers': never;
  readonly 'message.notYou': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
