import type { Locale } from '@/maths/locale';
import type { PlaceHeading, PlaceValue, Written } from '@/maths/strategy/picture';
import type { Box, Mark } from './mark';

/** Short names of the places by power of ten, as in a place value chart. */
const placeNames: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  nl: { 6: 'M', 5: 'HD', 4: 'TD', 3: 'D', 2: 'H', 1: 'T', 0: 'E', [-1]: 't', [-2]: 'h', [-3]: 'd' },
  be: { 6: 'M', 5: 'HD', 4: 'TD', 3: 'D', 2: 'H', 1: 'T', 0: 'E', [-1]: 't', [-2]: 'h', [-3]: 'd' },
  en: { 6: 'M', 5: 'HTh', 4: 'TTh', 3: 'Th', 2: 'H', 1: 'T', 0: 'O', [-1]: 't', [-2]: 'h', [-3]: 'th' },
};

const headingText = (heading: PlaceHeading, locale: Locale): string =>
  typeof heading === 'string' ? heading : (placeNames[locale][heading] ?? '');

const decimalSign = (locale: Locale): string => (locale === 'en' ? '.' : ',');

/** Draws up to nine counters in a cell, five in a row. */
function counters(
  count: number,
  x: number,
  y: number,
  width: number,
  tone: 'first' | 'second' | 'third',
): Mark[] {
  const pitch = width / 5.6;
  return Array.from({ length: count }, (_, k) => ({
    kind: 'dot',
    x: x + ((k % 5) - 2) * pitch,
    y: y + (count > 5 ? (k < 5 ? -0.55 : 0.55) : 0) * pitch,
    size: pitch * 0.92,
    role: tone,
  }));
}

export function placeValue(picture: PlaceValue, { width, height }: Box, locale: Locale): Mark[] {
  const { headings, rows, pointAfter } = picture;
  const lines = rows.length + 0.9;
  const tall = Math.min(picture.counters ? 58 : 52, (height - 8) / lines);
  const wide = Math.min(picture.counters ? 96 : tall * 1.35, (width - 8) / headings.length);
  const left = (width - wide * headings.length) / 2;
  const top = (height - tall * lines) / 2;
  const middle = (column: number) => left + (column + 0.5) * wide;
  const marks: Mark[] = headings.flatMap((heading, column): Mark[] => [
    {
      kind: 'box',
      x: left + column * wide + 2,
      y: top,
      width: wide - 4,
      height: tall * lines,
      radius: 10,
      tone: 'paper',
    },
    {
      kind: 'number',
      x: middle(column),
      y: top + tall * 0.46,
      text: headingText(heading, locale),
      size: tall * 0.4,
      tone: 'faint',
    },
  ]);
  rows.forEach(({ digits, role }, row) => {
    const y = top + tall * (0.9 + row + 0.5);
    digits.forEach((digit, column) => {
      const count = Number(digit);
      const tone = role === 'second' || role === 'third' ? role : 'first';
      if (picture.counters && digit !== '' && count <= 9) {
        marks.push(...counters(count, middle(column), y, wide - 8, tone));
      } else if (digit !== '') {
        marks.push({ kind: 'number', x: middle(column), y, text: digit, size: tall * 0.72 });
      }
    });
    if (pointAfter !== null && digits.slice(pointAfter + 1).some((digit) => digit !== '')) {
      const x = left + (pointAfter + 1) * wide;
      marks.push({
        kind: 'number',
        x,
        y: y + tall * 0.08,
        text: decimalSign(locale),
        size: tall * 0.8,
        tone: 'first',
      });
    }
  });
  return marks;
}

export function written(picture: Written, { width, height }: Box, locale: Locale): Mark[] {
  const { columns, lines, notes, struck, focus, pointAfter } = picture;
  const hasNotes = notes.some((note) => note !== '');
  const rows = lines.length + (hasNotes ? 0.7 : 0.2);
  const cell = Math.min(54, (height - 10) / rows, (width - 20) / (columns + 1.4));
  const wide = Math.min(cell * 0.95, (width - 20) / (columns + 1.4));
  const left = (width - wide * (columns + 1)) / 2 + wide;
  const top = (height - cell * rows) / 2 + (hasNotes ? cell * 0.7 : cell * 0.1);
  const middle = (column: number) => left + (column + 0.5) * wide;
  const marks: Mark[] = [];
  if (focus !== null) {
    marks.push({
      kind: 'box',
      x: left + focus * wide,
      y: top - (hasNotes ? cell * 0.7 : 0),
      width: wide,
      height: cell * (lines.length + (hasNotes ? 0.7 : 0)),
      radius: 12,
      tone: 'focus',
    });
  }
  notes.forEach((note, column) => {
    if (note === '') return;
    marks.push({
      kind: 'number',
      x: middle(column),
      y: top - cell * 0.26,
      text: note,
      size: cell * 0.46,
      tone: 'second',
    });
  });
  lines.forEach(({ digits, sign, ruled }, row) => {
    const y = top + (row + 0.5) * cell;
    if (ruled) {
      const rule = y - cell * 0.5;
      marks.push({
        kind: 'line',
        x1: left - wide,
        y1: rule,
        x2: left + wide * columns,
        y2: rule,
        tone: 'ink',
        width: 3,
      });
    }
    if (sign !== undefined) {
      const text = { '+': '+', '-': '−', '*': '×' }[sign];
      marks.push({ kind: 'number', x: left - wide * 0.5, y, text, size: cell * 0.66 });
    }
    digits.forEach((digit, column) => {
      if (digit !== '') marks.push({ kind: 'number', x: middle(column), y, text: digit, size: cell * 0.74 });
    });
    if (pointAfter !== null && digits.some((digit) => digit !== '')) {
      const x = left + (pointAfter + 1) * wide;
      marks.push({ kind: 'number', x, y: y + cell * 0.06, text: decimalSign(locale), size: cell * 0.74 });
    }
    if (row > 0) return;
    for (const column of struck) {
      const [x, r] = [middle(column), cell * 0.3];
      marks.push({ kind: 'line', x1: x - r, y1: y + r, x2: x + r, y2: y - r, tone: 'first', width: 3 });
    }
  });
  return marks;
}
