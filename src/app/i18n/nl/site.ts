export const site = {
  nav: {
    label: 'Over {{brand}}',
    home: 'Begin',
    adaptief: 'Adaptief oefenen',
    didactiek: 'Didactiek',
    voortgang: 'Voortgang',
    prijzen: 'Prijzen',
    faq: 'Vragen',
    contact: 'Contact',
    apply: 'Aanvragen',
    more: 'Meer over {{brand}}',
  },
  home: {
    title: 'Rekenen wordt een eiland om te ontdekken',
    lead: 'Kinderen van groep 3 tot en met 8 oefenen elke dag een kwartier: spelletjes met precies de sommen die nu bij hen passen. Jij ziet wat ze al uit hun hoofd weten, en wat nog niet.',
    apply: 'Aanvragen voor je school',
    try: 'Probeer een som',
    who: 'Voor wie',
    pupils: {
      title: 'Kinderen',
      text: 'Hun eigen eiland, met elke dag een paar taken. Een fout is nieuwsgierig bekeken, nooit bestraft. Wie nog niet goed leest, kan alles op plaatjes.',
    },
    teachers: {
      title: 'Leraren',
      text: 'Een klas staat er in één keer in, met inlogkaartjes om uit te delen. Daarna zie je per kind antwoorden, tijden en soorten fouten.',
    },
    parents: {
      title: 'Ouders',
      text: 'Thuis verder waar de klas gebleven was: hetzelfde eiland, dezelfde uitleg, op de tablet of computer die er al is.',
    },
    what: 'Zo werkt het',
    adaptive: {
      title: 'De goede som op het goede moment',
      text: 'Na elk antwoord weet het eiland beter wat een kind kan. Nieuwe sommen komen mondjesmaat, bekende komen terug voordat ze wegzakken.',
    },
    mistakes: {
      title: 'Een fout legt iets uit',
      text: 'Wie 7 × 8 = 54 kiest, ziet waarom dat bijna klopt, met stipjes en tussenstappen, en krijgt dezelfde som even later terug.',
    },
    progress: {
      title: 'Voortgang die je kunt navertellen',
      text: 'Welke sommen weet een kind uit het hoofd, welke rekent het uit, en waar gaat het mis: per som, met de antwoorden zelf.',
    },
    calm: {
      title: 'Rustig en veilig',
      text: 'Geen reclame, geen ranglijsten, geen gegevens naar anderen. Het werkt met muis, vinger, toetsenbord en schermlezer.',
    },
    start: 'Klaar om aan te meren?',
    startText: 'Vraag {{brand}} aan voor je school, of log in als je al een account hebt.',
    more: 'Lees meer',
  },
  sum: {
    title: 'Welk antwoord hoort erbij?',
    right: 'Goed zo! {{sum}}',
    wrong: 'Kijk eens mee.',
    next: 'Nog een som',
    start: 'Start',
    intro: 'Sam de otter heeft een som voor je. Eén tik en je speelt, zonder account.',
    again: 'Kies nog eens',
  },
  footer: {
    toTop: 'Naar boven',
    privacy: 'Geen reclame, geen volgers: deze pagina haalt niets op bij anderen.',
    login: 'Inloggen',
  },
};
