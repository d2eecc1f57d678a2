import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { allowedHtml } from '@/contract/allowed-html';

const allowed = {
  ALLOWED_TAGS: [...allowedHtml.tags],
  ALLOWED_ATTR: [...allowedHtml.attributes],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${allowedHtml.schemes.join('|')}):|[/#])`, 'i'),
};

/** The build has no DOM to parse with, and only renders our own texts. */
const sanitise = (html: string): string =>
  typeof window === 'undefined' ? html : DOMPurify.sanitize(html, allowed);

/** Shows HTML written by people, sanitised. No other component sets HTML. */
export function SanitisedHtml({ html, className }: { readonly html: string; readonly className?: string }) {
  const clean = useMemo(() => sanitise(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitised in the line above.
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
