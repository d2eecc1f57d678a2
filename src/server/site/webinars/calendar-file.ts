import { brand } from '@/contract/brand';

/** An appointment in a calendar. */
export interface CalendarEvent {
  /** Stays the same when the event changes, so that a calendar replaces it. */
  readonly uid: string;
  /** Rises with every change. */
  readonly sequence: number;
  readonly writtenAt: Date;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  /** Address of the meeting; empty where the reader has none. */
  readonly url: string;
  readonly cancelled: boolean;
}

const maxOctets = 75;

/**
 * Folds a content line into lines of at most 75 octets, never within a character (RFC 5545, 3.1).
 */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > maxOctets) {
      folded.push(piece);
      // The space marks a line as the continuation of the one before.
      piece = ' ';
    }
    piece += character;
  }
  return [...folded, piece].join('\r\n');
}

/** Escapes a text (RFC 5545, 3.3.11) and drops control characters, which no content line may have. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** `20261209T143000Z`: in UTC, so that a calendar needs no rules of a time zone to show the reader's own time. */
const momentText = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Returns an iCalendar file (RFC 5545) with one event. */
export function calendarFile(event: CalendarEvent): string {
  const { startsAt, minutes, url } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name.nl}//Webinars//NL`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${momentText(event.writtenAt)}`,
    `DTSTART:${momentText(startsAt)}`,
    `DTEND:${momentText(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    // A URI is written as it is: the form admits no spaces or line ends.
    ...(url === '' ? [] : [`LOCATION:${escapeText(url)}`, `URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}
