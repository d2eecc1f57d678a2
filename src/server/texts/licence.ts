import type { Sentence } from './text';

/** What a licence can stand in the way of. */
export const licenceTexts = {
  'licence-full': {
    nl: 'Jullie licentie is voor {allowed} leerlingen. Er is nog plaats voor {left}, en dit zijn er {wanted}. Verwijder leerlingen die weg zijn, of vraag bij Licentie om meer plaatsen.',
    en: 'Your licence is for {allowed} pupils. There is room for {left} more, and these are {wanted}. Remove pupils who have left, or ask for more places at Licence.',
  },
  'licence-ended': {
    nl: 'Jullie licentie is afgelopen, dus er kunnen geen leerlingen bij. Vraag bij Licentie om een verlenging.',
    en: 'Your licence has ended, so no pupils can be added. Ask for an extension at Licence.',
  },
  'licence-over': {
    nl: 'Oefenen kan nu even niet. Vraag het aan je juf of meester. Wat je al deed, is bewaard.',
    en: 'Practising is not possible just now. Ask your teacher. What you have done is kept.',
  },
  'licence-asks-nothing': {
    nl: 'Vul in hoeveel leerlingen of hoe lang, of schrijf wat je wilt vragen.',
    be: 'Vul in hoeveel leerlingen of hoe lang, of schrijf wat je wil vragen.',
    en: 'Fill in how many pupils or for how long, or write what you want to ask.',
  },
  'licence-asked-often': {
    nl: 'Jullie vraag is al een paar keer verstuurd. We antwoorden zo snel mogelijk; vul hem morgen zo nodig aan.',
    en: 'Your question was sent several times already. We answer as soon as we can; add to it tomorrow if need be.',
  },
} as const satisfies Record<string, Sentence>;
