import sanitizeHtml from 'sanitize-html';
import { allowedHtml } from '@/contract/allowed-html';

const { tags, attributes, schemes } = allowedHtml;

const settings: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: { '*': attributes.filter((name) => name !== 'href'), a: [...attributes] },
  allowedSchemes: [...schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** Removes every element and attribute that is not on the list: their text stays, scripts go with their content. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, settings);
