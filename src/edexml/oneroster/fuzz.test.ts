import { rosterFiles, zipOf } from '@tests/fixtures/oneroster/build';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defused } from '@/contract/csv';
import { ImportRequest } from '@/contract/imports';
import { cleanText } from '../bytes/clean-text';
import { failureCodes } from '../result';
import { asMeant } from './cells';
import { gradeOf, readGrades } from './grades';
import { parseOneroster } from './parse-oneroster';

const files = rosterFiles();
const country = fc.constantFrom('nl' as const, 'be' as const);
const snippet = fc.constantFrom(
  ',',
  ';',
  '"',
  '\n',
  '\r',
  '\0',
  '""',
  ',,,',
  '#',
  "'=",
  '<script>',
  'tobedeleted',
  'Ã«',
);

const change = fc.record({
  file: fc.constantFrom(...files.keys()),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.constant(0), fc.nat(12), fc.nat(400)),
  insert: fc.oneof(snippet, fc.string({ maxLength: 8 })),
});

test('a corrupted export is refused with a code, or read as a request that the server accepts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), country, async (changes, home) => {
      const changed = new Map(files);
      for (const { file, at, remove, insert } of changes) {
        const text = changed.get(file) ?? '';
        const from = Math.floor(at * text.length);
        changed.set(file, text.slice(0, from) + insert + text.slice(from + remove));
      }
      const result = await parseOneroster(await zipOf(changed), { today: '2026-11-26', country: home });
      if (!result.ok) {
        expect(failureCodes).toContain(result.failure.code);
        expect(result.failure.detail ?? 'x').toMatch(/^[A-Za-z0-9.:, ?-]{1,160}$/);
        return;
      }
      expect(ImportRequest.safeParse(result.file).error).toBeUndefined();
      for (const note of result.notes) expect(note.line).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
});

test('a cell that was made harmless for a spreadsheet is read back as it was', () => {
  const text = fc.oneof(
    fc.string(),
    fc.tuple(fc.stringMatching(/^ ?'{0,3}[=+@-]$/), fc.string()).map((two) => two.join('')),
  );
  fc.assert(
    fc.property(text, (meant) => {
      expect(defused(meant)).not.toMatch(/^\s*[=+\-@]/);
      expect(asMeant(defused(meant))).toBe(cleanText(meant));
    }),
  );
});

test('the grade of a year is read back as that year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), country, (year, home) => {
      const counting = home === 'be' ? 'grade' : 'groep';
      expect(readGrades(gradeOf(year, home), counting, home)).toEqual({ kind: 'year', year });
    }),
  );
});
