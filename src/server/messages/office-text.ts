import { markupToHtml } from '@/contract/message-markup';
import type { Locale } from '@/maths/locale';
import type { MessageTexts } from '../platform/db/schema/column-meanings';
import { cleanHtml } from './clean-html';

type Text = MessageTexts[Locale];

/** A subject without a text, or the other way round, is no message. */
export const isWritten = ({ subject, text }: Text): boolean => subject !== '' && text !== '';

/** Returns the message in a language; in Dutch where it was not written in that one. */
export const textIn = (texts: MessageTexts, locale: Locale): Text =>
  isWritten(texts[locale]) ? texts[locale] : texts.nl;

/** Returns the text of a message as HTML. */
export const officeHtml = ({ text }: Text): string => cleanHtml(markupToHtml(text));
