import { schoolYearOf } from '@/server/shared/calendar';
import { oddSchoolXml, teacherOfAll } from '../../fixtures/edexml/odd-school';

/* The school beside the demo, made by `add-imported-school.ts`. */

/** A group without pupils. */
export const emptyGroup = '6C';

const password = 'vier natte paraplu’s';

export const importedLogins = [
  { role: 'docent', login: teacherOfAll, name: 'Lien De Wilde', password },
  { role: 'schooladmin', login: 'griet@demuren.example', name: 'Griet Van den Broeck', password },
] as const;

/** Returns the date on which its file is read. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Returns its file of this year; `later` is one with changes. */
export const importedFile = (changes?: Parameters<typeof oddSchoolXml>[1]): string =>
  oddSchoolXml(schoolYearOf(today()), changes);
