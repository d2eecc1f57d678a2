/** The texts of the public pages apart from the home page, by the last part of their path. */
export const pages = {
  screenshots: {
    title: 'Schermen van het eiland',
    one: 'De landkaart is het begin van elk kind: negen streken met elk hun eigen spellen, vlaggetjes bij de taken van vandaag en een spaarkaart die volloopt met stempels.',
    two: 'Hier komt een album met de echte schermen van kinderen en leraren. Tot dan is de voorpagina zelf het beste plaatje: de som die je daar speelt, is dezelfde als in de spellen.',
  },
  prijzen: {
    title: 'Prijzen',
    one: 'Een school betaalt per kind per schooljaar, een gezin per kind per jaar. Er zijn geen kosten om te beginnen en geen kosten per spel: alle spellen horen erbij, ook de nieuwe.',
    two: 'De bedragen staan hier zodra ze voor het komende schooljaar vastliggen, met en zonder btw. Wil je nu al weten wat het voor jouw school wordt, vraag het dan aan met het aantal kinderen.',
  },
  faq: {
    title: 'Vragen en antwoorden',
    one: 'Wat scholen en ouders het vaakst vragen.',
    /** The keys are in the address of a question: `faq#gegevens`. Answers are HTML. */
    questions: {
      duur: {
        question: 'Hoe lang oefent een kind?',
        answer:
          '<p>Een ronde duurt een paar minuten en een dag telt een paar rondes; de leraar bepaalt hoeveel. Meer over <a href="/site/{{about}}/maatwerktaken">taken op maat</a>.</p>',
      },
      internet: {
        question: 'Wat als het internet wegvalt?',
        answer:
          '<p>Dan speelt het kind gewoon door: de antwoorden blijven op het apparaat tot ze bewaard zijn. Meer over <a href="/site/{{about}}/webbased">werken in de browser</a>.</p>',
      },
      klas: {
        question: 'Hoe komt een klas erin?',
        answer:
          '<p>Met het EdeXML-bestand van de leerlingadministratie, dat in je eigen browser wordt gelezen. Je ziet eerst wat erin staat en kiest dan wie meedoet.</p>',
      },
      inloggen: {
        question: 'Hoe logt een kind in?',
        answer:
          '<p>Op een van deze manieren:</p><ul><li>met een kaartje met een QR-code</li><li>met de klascode, de eigen naam en drie plaatjes</li></ul>',
      },
      gegevens: {
        question: 'Wie ziet de gegevens?',
        answer: '<p>Alleen de eigen school. Er gaan geen gegevens naar anderen en er is geen reclame.</p>',
      },
    },
  },
  contact: {
    title: 'Contact',
    one: 'Werkt er iets niet in de klas? De beheerder van je school kan het meest meteen oplossen: nieuwe inlogkaartjes, een nieuw wachtwoord, een klas die niet klopt.',
    two: 'Het contactformulier komt op deze pagina. Scholen die al meedoen, sturen ons tot die tijd een bericht vanuit hun eigen omgeving, onder Berichten.',
  },
  aanvraagformulier: {
    title: 'Aanvragen',
    one: 'Een aanvraag is voor een school of voor een gezin. We vragen naar het land, de naam van de school en haar nummer, wie we kunnen bereiken en om hoeveel kinderen het gaat.',
    two: 'Het formulier komt op deze pagina. Wil je vast rondkijken, start het eiland dan met de proefschool op je eigen computer: die heeft alles, ook een klas met oefengegevens.',
  },
  schoolrtthuis: {
    title: 'School en thuis',
    one: 'Wat op school begint, gaat thuis verder. Een kind logt thuis in met hetzelfde kaartje en vindt dezelfde landkaart, met de taken die de leraar heeft klaargezet.',
    two: 'De antwoorden van thuis tellen mee in wat het eiland over een kind weet, en de leraar ziet dat ze thuis zijn gegeven. Thuis hoeft niemand iets uit te leggen: de uitleg bij een som is die van de klas.',
  },
  adaptief: {
    title: 'Adaptief oefenen',
    one: 'Het eiland schat bij elke som hoe groot de kans is dat dit kind hem goed heeft. Het kiest vooral sommen die meestal lukken en soms net niet: daar leert een kind het meest, zonder de moed te verliezen.',
    two: 'Een som die fout ging, komt twee tot vier sommen later terug. Een som die goed ging, komt later terug, en elke keer wat later, zodat hij blijft hangen. Nieuwe sommen komen pas als de vorige vast zitten.',
  },
  maatwerktaken: {
    title: 'Taken op maat',
    one: 'Voor een groep zet je klaar welke sommen aan de beurt zijn, hoe lang een ronde is, welke spellen mogen en of er hulp bij is. Wat verplicht is, staat vooraan op de landkaart.',
    two: 'Voor één kind kan het anders: je ziet dan precies waarin het verschilt van de groep, en zet het met één knop weer gelijk. Een spel probeer je zelf uit, met de sommen van jouw instelling.',
  },
  voortgang: {
    title: 'Voortgang',
    one: 'Per kind zie je een rooster van sommen: welke het uit het hoofd weet, welke het uitrekent, welke nog wankel zijn. Elk vakje laat de antwoorden zien waarop dat berust.',
    two: 'Fouten staan er naar soort: een tientje vergeten, de buurman uit de tafel, plus en min verwisseld. Bij elke soort staat een echt voorbeeld van dit kind, zodat je weet waar je het gesprek begint.',
  },
  training: {
    title: 'Training',
    one: 'In een webinar van een half uur laten we zien hoe je een klas invoert, kaartjes uitdeelt en de voortgang leest. Je hoeft niets voor te bereiden.',
    two: 'De data en het aanmelden komen op deze pagina. Op je eigen computer kun je alles al proberen met de proefschool.',
  },
  beloningssysteem: {
    title: 'Belonen',
    one: 'Aan het eind van een ronde komt er een stempel op de spaarkaart. Een volle kaart opent iets kleins voor het eigen eiland. Er is geen winkel, geen geld en geen ranglijst.',
    two: 'Snel zijn levert geen extra stempels op, en een fout kost niets. Een kind haalt alleen zichzelf in: de eigen vorige ronde, nooit een klasgenoot.',
  },
  didactiek: {
    title: 'Didactiek',
    one: 'Elke som heeft een strategie die bij het kind past: eerst de tien vol, verdubbelen, een sprong terug op de getallenlijn, een bekende tafel ernaast. De uitleg laat de stappen zien, met een plaatje erbij.',
    two: 'Foute antwoorden in de spellen zijn niet willekeurig: ze horen bij vergissingen die kinderen echt maken. Zo vertelt een misser iets, aan het kind en aan de leraar.',
  },
  webbased: {
    title: 'In de browser',
    one: 'Er is niets te installeren. Het eiland werkt op een Chromebook, een tablet, een digibord en een oudere computer; de spellen laden klein en spelen door als het netwerk even wegvalt.',
    two: 'Er gaan geen gegevens naar anderen en er worden geen bestanden van elders opgehaald, ook geen lettertypen. Zonder beeldversnelling is er een eenvoudige weergave met dezelfde sommen.',
  },
};
