import { escapeHtml } from '@/contract/escape-html';
import type { AdministrationSystem } from '../../../platform/config/administration-systems';

/** What names a school in a request: its BRIN with a branch, or the key that its administration system gave it. */
export type SchoolId =
  | { readonly brin: string; readonly branch: string | null }
  | { readonly schoolKey: string };

const namespace = 'http://www.edustandaard.nl/leerresultaten/2';

/** Elements in their order; those without a value are left out. */
const elements = (prefix: string, values: readonly (readonly [name: string, value: string | null])[]) =>
  values
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<${prefix}:${name}>${escapeHtml(value ?? '')}</${prefix}:${name}>`)
    .join('');

/**
 * Writes the request for all pupils of a school (`HaalLeerlinggegevens`, SOAP 1.1): UWLR calls it
 * alles-in-één-overdracht.
 *
 * @param key the school's autorisatiesleutel
 *
 * @param schoolYear for example `2026-2027`
 */
export function requestXml(
  system: Pick<AdministrationSystem, 'clientCode' | 'clientName' | 'version' | 'dataSet'>,
  school: SchoolId,
  key: string,
  schoolYear: string,
): string {
  const header = elements('a', [
    ['autorisatiesleutel', key],
    ['klantcode', system.clientCode],
    ['klantnaam', system.clientName],
  ]);
  const body = elements('l', [
    ['schooljaar', schoolYear],
    ...('brin' in school
      ? ([
          ['brincode', school.brin],
          ['dependancecode', school.branch ?? '00'],
        ] as const)
      : ([['schoolkey', school.schoolKey]] as const)),
    ['xsdversie', system.version],
    ['gegevenssetid', system.dataSet],
  ]);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"' +
    ` xmlns:a="${namespace}/autorisatie" xmlns:l="${namespace}/leerlinggegevens">` +
    `<s:Header><a:autorisatie>${header}</a:autorisatie></s:Header>` +
    `<s:Body><l:leerlinggegevens_verzoek>${body}</l:leerlinggegevens_verzoek></s:Body>` +
    '</s:Envelope>'
  );
}
