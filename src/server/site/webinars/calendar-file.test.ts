import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, escapeText, foldLine } from './calendar-file';

const event: CalendarEvent = {
  uid: 'x@sommeneiland',
  sequence: 3,
  writtenAt: new Date('2026-11-20T09:00:00Z'),
  startsAt: new Date('2026-12-09T14:30:00Z'),
  minutes: 45,
  summary: 'Beginnen; met een klas, of twee',
  description: 'Eerst kijken.\nDan doen.',
  url: 'https://meet.example/a?b=1,2;c',
  cancelled: false,
};

/** Unfolds content lines (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

describe('calendarFile', () => {
  it('is one event in UTC, with every line ended by CRLF', () => {
    expect(linesOf(calendarFile(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sommeneiland//Webinars//NL',
      'BEGIN:VEVENT',
      'UID:x@sommeneiland',
      'DTSTAMP:20261120T090000Z',
      'DTSTART:20261209T143000Z',
      'DTEND:20261209T151500Z',
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'SUMMARY:Beginnen\\; met een klas\\, of twee',
      'DESCRIPTION:Eerst kijken.\\nDan doen.',
      'LOCATION:https://meet.example/a?b=1\\,2\\;c',
      'URL:https://meet.example/a?b=1,2;c',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('strikes out an event that is cancelled, and leaves out an address there is not', () => {
    const file = calendarFile({ ...event, cancelled: true, url: '' });
    expect(file).toContain('STATUS:CANCELLED\r\n');
    expect(file).not.toMatch(/^(LOCATION|URL)/m);
  });

  it('adds no line whatever a title holds', () => {
    const lines = (summary: string) => linesOf(calendarFile({ ...event, summary })).length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (summary) => {
        expect(lines(summary)).toBe(lines('x'));
      }),
    );
    expect(lines('x\r\nATTACH:https://elders.example\u2028\u0085')).toBe(lines('x'));
  });
});

describe('foldLine', () => {
  it('makes lines of at most 75 octets that give the line back, and splits no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const folded = foldLine(text.replace(/[\r\n]/g, ''));
        const lines = folded.split('\r\n');
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(folded.replace(/\r\n /g, '')).toBe(text.replace(/[\r\n]/g, ''));
      }),
    );
    expect(foldLine('é'.repeat(38)).split('\r\n')).toEqual(['é'.repeat(37), ' é']);
  });
});

describe('escapeText', () => {
  it('can be read back', () => {
    expect(unescaped(escapeText('a\\n;b,c\r\nd'))).toBe('a\\n;b,c\nd');
    expect(escapeText('a\u0000\u0007b')).toBe('ab');
  });
});
