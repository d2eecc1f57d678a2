import type { Day } from '../../../platform/db/columns';
import { composeEmail, type Email } from '../../../platform/mail/email';

interface Asked {
  readonly school: string;
  readonly pupils: number | null;
  readonly until: Day | null;
  readonly remark: string;
  readonly pageOrigin: string;
}

/** To the office, which works in Dutch: what a school asks of its licence. */
export function licenceRequestEmail(to: string, { school, pupils, until, remark, pageOrigin }: Asked): Email {
  return composeEmail(
    to,
    {
      subject: 'Een school vraagt iets over haar licentie',
      paragraphs: [
        `${school} vraagt om een wijziging van de licentie.`,
        ...(pupils === null ? [] : [`Aantal leerlingen: ${pupils}`]),
        ...(until === null ? [] : [`Tot en met: ${until}`]),
        ...(remark === '' ? [] : [`Toelichting: ${remark}`]),
      ],
      link: { label: 'Naar de accounts', url: `${pageOrigin}/superadmin/accounts` },
      notes: [],
    },
    'nl',
  );
}
