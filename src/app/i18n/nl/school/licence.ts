/** The texts of the page of the licence, and of the line above other pages when it ends. */
export const licenceTexts = {
  title: 'Licentie',
  kind: { trial: 'Proeflicentie', school: 'Schoollicentie', home: 'Thuislicentie' },
  pupils: 'Leerlingen',
  used: '{{used}} van {{allowed}}',
  usedBar: '{{used}} van {{allowed}} plaatsen in gebruik',
  placesLeft_zero: 'Er is geen plaats meer vrij.',
  placesLeft_one: 'Nog {{count}} plaats vrij.',
  placesLeft_other: 'Nog {{count}} plaatsen vrij.',
  trash: 'Leerlingen in de prullenbak tellen niet mee.',
  time: 'Looptijd',
  from: 'Begint op',
  until: 'Geldig tot en met',
  practiseUntil: 'Kinderen kunnen oefenen tot en met',
  daysLeft_one: 'Nog {{count}} dag',
  daysLeft_other: 'Nog {{count}} dagen',
  phase: {
    ending: {
      title_one: 'Je licentie loopt over {{count}} dag af',
      title_other: 'Je licentie loopt over {{count}} dagen af',
      text: 'Verleng voor {{date}}, dan gaat alles gewoon door.',
    },
    grace: {
      title: 'Je licentie is afgelopen',
      text: 'Kinderen kunnen nog oefenen tot en met {{date}}. Nieuwe leerlingen toevoegen kan niet meer. Vraag een verlenging aan; alles blijft bewaard.',
    },
    over: {
      title: 'Oefenen staat stil',
      text: 'De licentie is afgelopen en de extra tijd ook. Alles van de kinderen is nog bewaard en te bekijken. Na een verlenging oefenen ze meteen verder; zonder verlenging wordt alles gewist, en dat laten we een maand vooraf weten.',
    },
  },
  room: {
    near: {
      title: 'Je licentie is bijna vol',
      text_one: 'Er kan nog {{count}} leerling bij. Vraag op tijd om meer plaatsen.',
      text_other: 'Er kunnen nog {{count}} leerlingen bij. Vraag op tijd om meer plaatsen.',
    },
    full: {
      title: 'Je licentie is vol',
      text: 'Iedereen oefent gewoon door, maar er kan niemand meer bij. Verwijder leerlingen die weg zijn, of vraag om meer plaatsen.',
    },
    exceeded: {
      title: 'Er zijn meer leerlingen dan de licentie toelaat',
      text: 'Iedereen oefent gewoon door, maar er kan niemand meer bij. Verwijder leerlingen die weg zijn, of vraag om meer plaatsen.',
    },
  },
  teacherNote: 'Een verlenging of meer plaatsen vraagt de beheerder van je school aan.',
  ask: 'Verlenging aanvragen',
  askTitle: 'Verlenging of meer plaatsen aanvragen',
  askText: 'Je vraag gaat naar {{brand}}. Er verandert niets totdat je antwoord hebt.',
  askPupils: 'Voor hoeveel leerlingen?',
  askUntil: 'Tot en met welke dag?',
  askPast: 'Kies een dag die nog komt.',
  askMore: 'Vul een getal in van 1 tot 20.000.',
  askRemark: 'Wil je er iets bij zeggen?',
  askEmpty: 'Verander het aantal of de dag, of schrijf wat je wilt vragen.',
  send: 'Aanvraag versturen',
  sent: 'Je aanvraag is verstuurd. Je krijgt antwoord per e-mail.',
  askedOn:
    'Op {{date}} is een verlenging aangevraagd. We hebben die nog niet beantwoord; een nieuwe aanvraag vervangt hem.',
  askedFor_one:
    'Op {{date}} is een licentie voor {{count}} leerling aangevraagd. We hebben dat nog niet beantwoord; een nieuwe aanvraag vervangt het.',
  askedFor_other:
    'Op {{date}} is een licentie voor {{count}} leerlingen aangevraagd. We hebben dat nog niet beantwoord; een nieuwe aanvraag vervangt het.',
  invoices: 'Facturen',
  noInvoices: 'Er zijn nog geen facturen.',
  invoice: 'Factuur {{number}}',
  more: 'Naar de licentie',
};
