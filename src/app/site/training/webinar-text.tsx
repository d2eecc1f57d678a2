import { markupToHtml } from '@/contract/message-markup';
import { SanitisedHtml } from '../../ui/sanitised-html';
import written from '../../ui/written.module.css';
import styles from './training.module.css';

/** Puts headings of the text below the title of the webinar, which is an `h3`. */
const belowTitle = (html: string): string => html.replace(/(<\/?)h2>/g, '$1h4>');

/**
 * What a webinar is about, as the office wrote it.
 *
 * @param text markup of `markupToHtml`
 */
const WebinarText = ({ text }: { readonly text: string }) => (
  <SanitisedHtml html={belowTitle(markupToHtml(text))} className={`${styles.lines} ${written.text}`} />
);

export default WebinarText;
