import { readFileSync } from 'node:fs';
import { schoolYearOf } from '@/server/groups/days';
import { today } from './imported-school';

const written = '<schooljaar>2026-2027</schooljaar>';

/** The class list of a whole school, of the school year of today: one of an earlier year is refused. */
export function schoolFile() {
  const text = readFileSync('tests/fixtures/edexml/school.xml', 'utf8');
  if (!text.includes(written)) throw new Error('The school year of the fixture has changed.');
  const buffer = Buffer.from(text.replace(written, `<schooljaar>${schoolYearOf(today())}</schooljaar>`));
  return { name: 'school.xml', mimeType: 'text/xml', buffer };
}
