// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'schoolErased.subject': never;
  readonly 'schoolErased.what': 'school';
  readonly 'schoolErased.kept': never;
  readonly 'schoolErased.again': never;
  readonly 'schoolErased.button': never;
  readonly 'notice.school-ends.subject': never;
  readonly 'notice.school-ends.first': 'eraseOn';
  readonly 'notice.school-ends.second': never;
  readonly 'notice.school-ends-soon.subject': never;
  readonly 'notice.school-ends-soon.first': 'eraseOn';
  readonly 'notice.school-ends-soon.second': never;
  readonly 'notice.leavers.subject': never;
  readonly 'notice.leavers.first': 'pupils' | 'eraseOn';
  readonly 'notice.leavers.second': never;
  readonly 'notice.leavers-soon.subject': never;
  readonly 'notice.leavers-soon.first': 'pupils' | 'eraseOn';
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
