import type { Locale } from '@/maths/locale';
import type { StoredNotice } from '../platform/db/schema/column-meanings';

/** Page of the school area where the reader can act on the notice. */
type NoticePage =
  | 'licentie'
  | 'prullenbak'
  | 'school'
  | 'groepen'
  | 'groepen/edexml'
  | 'mijn-account'
  | 'vriend-uitnodigen';

/** Catalogues of a feature. A notice is stored with its values, so the compiler cannot check them. */
type Catalogues = Readonly<Record<Locale, (key: never, ...values: never[]) => string>>;

interface NoticeForm {
  readonly page: NoticePage;
  /** Names of the paragraphs in the catalogues. */
  readonly paragraphs: readonly ('first' | 'second')[];
}

/** Where the words of a notice are: `notice.<kind>.subject` and its paragraphs in the catalogues of its feature. */
interface NoticeText extends NoticeForm {
  readonly texts: Catalogues;
}

export type NoticeTexts<Kind extends string = string> = Readonly<Record<Kind, NoticeText>>;

/** Returns where the words of the notices of a feature are. */
export const noticeTexts = <Kind extends string>(
  texts: Catalogues,
  forms: Readonly<Record<Kind, NoticeForm>>,
): NoticeTexts<Kind> =>
  Object.fromEntries(
    Object.entries<NoticeForm>(forms).map(([kind, form]) => [kind, { ...form, texts }]),
  ) as NoticeTexts<Kind>;

/** A message that the product sends by itself. It carries its text, so that no notice without one can be sent. */
export interface Notice {
  readonly stored: StoredNotice;
  readonly text: NoticeText;
}

/** A notice in the words of one language. */
export interface NoticeParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly page: NoticePage;
}

/** Returns the function that makes the notices of a feature from its texts. */
export const noticesOf =
  <Stored extends StoredNotice>(texts: NoticeTexts<Stored['kind']>) =>
  (stored: Stored): Notice => ({ stored, text: texts[stored.kind as Stored['kind']] });

/**
 * Returns a notice as it was stored, with its text.
 * @throws Error when no feature of this version has such a notice
 */
export function storedNotice(stored: StoredNotice, texts: NoticeTexts): Notice {
  const text = texts[stored.kind];
  if (!text) throw new Error(`no text for a notice of the kind ${stored.kind}`);
  return { stored, text };
}
