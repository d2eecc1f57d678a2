import type { security as dutch } from '../nl/security';
import type { Overrides } from '../texts';

export const security: Overrides<typeof dutch> = {
  password: {
    text: 'Met een nieuw wachtwoord word je overal elders afgemeld.',
    done: 'Je wachtwoord is gewijzigd. Overal elders is afgemeld.',
  },
  second: { title: 'Tweede stap bij het aanmelden' },
  sessions: {
    title: 'Waar je bent aangemeld',
    text: 'Herken je er een niet? Meld die af en kies een nieuw wachtwoord.',
    unknown: 'Onbekend toestel',
    current: 'Dit toestel',
    when: 'Aangemeld {{since}} · laatst gezien {{seen}}',
    end: 'Afmelden',
    endOne: '{{device}} afmelden',
    endOthers: 'Overal elders afmelden',
  },
};
