import type { staffTexts as dutch } from '../../nl/school/import-staff';
import type { Overrides } from '../../texts';

export const staffTexts: Overrides<typeof dutch> = {
  text: 'Vink aan wie mee mag doen. Wie nieuw is, krijgt een e-mail om een wachtwoord te kiezen; wie er al is, krijgt de klassen erbij. Zonder vinkje gebeurt er niets.',
  privacy:
    'Van wie je aanvinkt gaan alleen naam, e-mailadres, personeelsnummer en klassen naar {{brand}}. Iedereen komt erin als leerkracht; beheerder maak je iemand bij Leerkrachten.',
  noGroups: 'geen klas',
  will: {
    link: 'Is er al en krijgt de klassen erbij',
    nothing: 'Is er al, met deze klassen',
    closed: 'De toegang is afgesloten; open die eerst bij Leerkrachten',
  },
  choose: { link: 'Dezelfde: de klassen erbij' },
  outcome: { linked: 'Heeft nu deze klassen.' },
  role: { IB: 'zorgcoördinator', CON: 'huismeester', OWA: 'kinderverzorger' },
};
