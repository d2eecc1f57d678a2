import type { pages as dutch } from '../nl/pages';
import type { Overrides } from '../texts';

export const pages: Overrides<typeof dutch> = {
  screenshots: {
    two: 'Hier komt een album met de echte schermen van kinderen en leerkrachten. Tot dan is de voorpagina zelf het beste beeld: de oefening die je daar speelt, is dezelfde als in de spellen.',
  },
  contact: {
    one: 'Werkt er iets niet in de klas? De beheerder van je school kan het meest meteen oplossen: nieuwe aanmeldkaartjes, een nieuw wachtwoord, een klas die niet klopt.',
  },
  didactiek: {
    one: 'Elke oefening heeft een strategie die bij het kind past: eerst de tien vol, verdubbelen, een sprong terug op de getallenlijn, een bekende tafel ernaast. De uitleg laat de stappen zien, met een tekening erbij.',
    two: 'Foute antwoorden in de spellen zijn niet willekeurig: ze horen bij vergissingen die kinderen echt maken. Zo vertelt een misser iets, aan het kind en aan de leerkracht.',
  },
  faq: {
    questions: {
      duur: {
        answer:
          '<p>Een ronde duurt een paar minuten en een dag telt een paar rondes; de leerkracht bepaalt hoeveel. Meer over <a href="/site/{{about}}/maatwerktaken">taken op maat</a>.</p>',
      },
      inloggen: {
        question: 'Hoe meldt een kind zich aan?',
        answer:
          '<p>Op een van deze manieren:</p><ul><li>met een kaartje met een QR-code</li><li>met de klascode, de eigen naam en drie prentjes</li></ul>',
      },
    },
  },
  maatwerktaken: {
    one: 'Voor een klas zet je klaar welke oefeningen aan de beurt zijn, hoe lang een ronde is, welke spellen mogen en of er hulp bij is. Wat verplicht is, staat vooraan op de landkaart.',
    two: 'Voor één kind kan het anders: je ziet dan precies waarin het verschilt van de klas, en zet het met één knop weer gelijk. Een spel probeer je zelf uit, met de oefeningen van jouw instelling.',
  },
  schoolrtthuis: {
    one: 'Wat op school begint, gaat thuis verder. Een kind meldt zich thuis aan met hetzelfde kaartje en vindt dezelfde landkaart, met de taken die de leerkracht heeft klaargezet.',
    two: 'De antwoorden van thuis tellen mee in wat het eiland over een kind weet, en de leerkracht ziet dat ze thuis zijn gegeven. Thuis hoeft niemand iets uit te leggen: de uitleg bij een oefening is die van de klas.',
  },
};
