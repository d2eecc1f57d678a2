import { readFileSync } from 'node:fs';
import { schoolYearOf } from '@/server/shared/calendar';
import { today } from './imported-school';

const written = '<schooljaar>2026-2027</schooljaar>';

/** Returns an upload in the form in which a school's administration exports it. */
export const xmlFile = (text: string) => ({
  name: 'school.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(text),
});

/** Returns the file of a whole school, with the current school year, since one of an earlier year is refused. */
export function schoolFile() {
  const text = readFileSync('tests/fixtures/edexml/school.xml', 'utf8');
  if (!text.includes(written)) throw new Error('The school year of the fixture has changed.');
  return xmlFile(text.replace(written, `<schooljaar>${schoolYearOf(today())}</schooljaar>`));
}
