import type { Locale } from '@/maths/locale';

/** Headings of an empty list that a school fills in; the import knows each of them. */
export const listHeads: Readonly<Record<Locale, readonly string[]>> = {
  nl: ['Voornaam', 'Tussenvoegsel', 'Achternaam', 'Groep', 'Jaargroep', 'Leerlingnummer'],
  be: ['Voornaam', 'Tussenvoegsel', 'Familienaam', 'Klas', 'Leerjaar', 'Stamnummer'],
  en: ['First name', 'Prefix', 'Surname', 'Class', 'Year', 'Pupil number'],
};
