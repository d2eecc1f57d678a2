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

/** What somebody wrote, with all that is not on the list taken out: markup goes, its text stays, scripts go whole. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, settings);
