import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportRequest } from '@/contract/imports';
import { maxDepth } from './limits';
import { parseEdexml } from './parse-edexml';
import { failureCodes } from './result';

const school = new Uint8Array(readFileSync('tests/fixtures/edexml/school.xml')).slice(0, 20_000);
const snippets = [
  '<',
  '>',
  '&',
  ']]>',
  '<![CDATA[',
  '<!--',
  '<?',
  '<!DOCTYPE a>',
  '</leerling>',
  '"',
  '\0',
  'Ã«',
].map((text) => new TextEncoder().encode(text));

interface Change {
  readonly at: number;
  readonly remove: number;
  readonly insert: Uint8Array;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(school.length),
  remove: fc.oneof(fc.nat(20), fc.nat(8000)),
  insert: fc.oneof(
    fc.constantFrom(...snippets),
    fc.uint8Array({ maxLength: 12 }),
    fc.tuple(fc.nat(school.length), fc.nat(3000)).map(([from, length]) => school.slice(from, from + length)),
  ),
});

function mutate(bytes: Uint8Array, { at, remove, insert }: Change): Uint8Array {
  const start = bytes.slice(0, at);
  const end = bytes.slice(at + remove);
  const changed = new Uint8Array(start.length + insert.length + end.length);
  changed.set(start);
  changed.set(insert, start.length);
  changed.set(end, start.length + insert.length);
  return changed;
}

async function holdsItsPromise(bytes: Uint8Array) {
  const result = await parseEdexml(bytes, { today: '2026-11-21' });
  if (!result.ok) {
    expect(failureCodes).toContain(result.failure.code);
    expect(result.failure.detail ?? 'x').toMatch(/^[a-z0-9._:-]{1,40}$/);
    return;
  }
  expect(ImportRequest.safeParse(result.file).error).toBeUndefined();
  for (const note of result.notes) expect(note.line).toBeGreaterThan(0);
}

test('a corrupted file is refused with a code, or read as a request that the server accepts', async () => {
  const mutations = fc.array(change, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(mutations, (changes) => holdsItsPromise(changes.reduce(mutate, school))),
    { numRuns: 400 },
  );
});

test('any bytes get a result', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), holdsItsPromise), { numRuns: 400 });
});

test('fields whitelisted by path cannot be reached from deeper levels', async () => {
  const wrapper = fc.array(fc.constantFrom('leerling', 'leerlingen', 'school', 'toevoegingen', 'blok'), {
    minLength: 1,
    maxLength: maxDepth - 6,
  });
  await fc.assert(
    fc.asyncProperty(wrapper, async (names) => {
      const open = names.map((name) => `<${name}>`).join('');
      const close = [...names]
        .reverse()
        .map((name) => `</${name}>`)
        .join('');
      const pupil = `<leerling key="1">${open}<roepnaam>GEHEIM</roepnaam>${close}<roepnaam>A</roepnaam></leerling>`;
      const xml = `<EDEX><leerlingen>${pupil}</leerlingen></EDEX>`;
      const result = await parseEdexml(new TextEncoder().encode(xml), { today: '2026-11-21' });
      expect(result.ok).toBe(true);
      expect(JSON.stringify(result)).not.toContain('GEHEIM');
    }),
    { numRuns: 100 },
  );
});
