import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { allowedHtml } from '@/contract/allowed-html';

const allowed = {
  ALLOWED_TAGS: [...allowedHtml.tags],
  ALLOWED_ATTR: [...allowedHtml.attributes],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${allowedHtml.schemes.join('|')}):|[/#])`, 'i'),
};

/** At the build there is no document to parse in, and no text but the product's own. */
const sanitise = (html: string): string =>
  typeof window === 'undefined' ? html : DOMPurify.sanitize(html, allowed);

/** The only way that HTML reaches a page: text that people wrote, with what could do harm taken out. */
export function SanitisedHtml({ html, className }: { readonly html: string; readonly className?: string }) {
  const clean = useMemo(() => sanitise(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitised in the line above.
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
