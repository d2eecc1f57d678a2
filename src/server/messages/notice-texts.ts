import type { NoticeKind, NoticeText } from './notice';

/** What each notice says; `{name}` is a value of it. Never a name of somebody: the subjects go into letters. */
export const noticeTexts: Readonly<Record<NoticeKind, NoticeText>> = {
  'licence-ending': {
    page: 'licentie',
    subject: { nl: 'Je licentie loopt binnenkort af', en: 'Your licence ends before long' },
    paragraphs: [
      {
        nl: 'De licentie van je school is geldig tot en met {endsOn}. Verleng je voor die dag, dan merken de kinderen er niets van.',
        en: 'The licence of your school is valid until {endsOn}. Extend it before that day and the children notice nothing.',
      },
    ],
  },
  'licence-ending-soon': {
    page: 'licentie',
    subject: { nl: 'Je licentie loopt bijna af', en: 'Your licence is about to end' },
    paragraphs: [
      {
        nl: 'De licentie van je school is geldig tot en met {endsOn}. Daarna kunnen er geen leerlingen meer bij, en een maand later staat het oefenen stil.',
        en: 'The licence of your school is valid until {endsOn}. After that no pupils can be added, and a month later practising stops.',
      },
    ],
  },
  'licence-grace': {
    page: 'licentie',
    subject: { nl: 'Je licentie is afgelopen', en: 'Your licence has ended' },
    paragraphs: [
      {
        nl: 'De licentie van je school liep tot en met {endsOn}. De kinderen kunnen nog oefenen tot en met {practiseUntil}; nieuwe leerlingen toevoegen kan niet meer.',
        en: 'The licence of your school ran until {endsOn}. The children can still practise until {practiseUntil}; new pupils can no longer be added.',
      },
      {
        nl: 'Vraag een verlenging aan. Alles van de kinderen blijft bewaard.',
        en: 'Ask for an extension. All that the children did is kept.',
      },
    ],
  },
  'licence-over': {
    page: 'licentie',
    subject: { nl: 'Oefenen staat stil', en: 'Practising has stopped' },
    paragraphs: [
      {
        nl: 'De licentie van je school liep tot en met {endsOn}, en ook de extra tijd tot en met {practiseUntil} is voorbij. De kinderen kunnen nu niet oefenen.',
        en: 'The licence of your school ran until {endsOn}, and the extra time until {practiseUntil} is over too. The children cannot practise now.',
      },
      {
        nl: 'Wat ze deden, is bewaard en nog te bekijken. Na een verlenging oefenen ze meteen verder. Zonder verlenging wordt alles later gewist; dat laten we je een maand vooraf weten.',
        en: 'What they did is kept and can still be looked at. After an extension they go on at once. Without one everything is erased later; we tell you a month before.',
      },
    ],
  },
  'licence-near': {
    page: 'licentie',
    subject: { nl: 'Je licentie is bijna vol', en: 'Your licence is nearly full' },
    paragraphs: [
      {
        nl: 'Er zijn {used} van de {allowed} plaatsen in gebruik. Komen er nog leerlingen bij, vraag dan op tijd om meer plaatsen.',
        en: '{used} of the {allowed} places are in use. If more pupils are to come, ask for more places in time.',
      },
    ],
  },
  'licence-full': {
    page: 'licentie',
    subject: { nl: 'Je licentie is vol', en: 'Your licence is full' },
    paragraphs: [
      {
        nl: 'Er zijn {used} leerlingen, en de licentie is voor {allowed}. Iedereen oefent gewoon door, maar er kan niemand meer bij.',
        en: 'There are {used} pupils, and the licence is for {allowed}. Everybody goes on practising, but nobody can be added.',
      },
      {
        nl: 'Verwijder leerlingen die weg zijn, of vraag om meer plaatsen.',
        en: 'Remove pupils who have left, or ask for more places.',
      },
    ],
  },
  'school-ends': {
    page: 'school',
    subject: { nl: 'Alles van je school wordt gewist', en: 'Everything of your school will be erased' },
    paragraphs: [
      {
        nl: 'De licentie van je school is voorbij, en ook de extra tijd. Wij bewaren gegevens van kinderen niet langer dan nodig: op {eraseOn} wissen we alle leerlingen, hun werk en alle accounts, voorgoed.',
        en: 'The licence of your school is over, and so is the extra time. We keep data of children no longer than needed: on {eraseOn} we erase all pupils, their work and all accounts, for good.',
      },
      {
        nl: 'Tot die dag kun je alles meenemen: bij Onze school download je één bestand met het werk van iedereen. Verleng je de licentie voor die dag, dan wordt er niets gewist.',
        be: 'Tot die dag kan je alles meenemen: bij Onze school download je één bestand met het werk van iedereen. Verleng je de licentie voor die dag, dan wordt er niets gewist.',
        en: 'Until that day you can take everything along: at Our school you download one file with the work of everybody. If you extend the licence before that day, nothing is erased.',
      },
    ],
  },
  'school-ends-soon': {
    page: 'school',
    subject: {
      nl: 'Over een week wordt alles van je school gewist',
      en: 'In a week everything of your school will be erased',
    },
    paragraphs: [
      {
        nl: 'Dit is de laatste herinnering. Op {eraseOn} wissen we alle leerlingen, hun werk en alle accounts van je school. Daarna kan niemand het nog terughalen.',
        en: 'This is the last reminder. On {eraseOn} we erase all pupils, their work and all accounts of your school. After that nobody can bring it back.',
      },
      {
        nl: 'Wil je iets bewaren? Download het nu bij Onze school. Wil je doorgaan? Vraag dan nu een verlenging aan.',
        en: 'Would you like to keep something? Download it now at Our school. Would you like to go on? Then ask for an extension now.',
      },
    ],
  },
  leavers: {
    page: 'prullenbak',
    subject: {
      nl: 'Zijn deze leerlingen van school af?',
      en: 'Have these pupils left your school?',
    },
    paragraphs: [
      {
        nl: 'Leerlingen die dit schooljaar in geen groep zitten: {pupils}. Zijn ze van school af, dan hoef je niets te doen: op {eraseOn} wissen we hen met al hun werk.',
        be: 'Leerlingen die dit schooljaar in geen klas zitten: {pupils}. Zijn ze van school af, dan moet je niets doen: op {eraseOn} wissen we hen met al hun werk.',
        en: 'Pupils who are in no group this school year: {pupils}. If they have left, you need do nothing: on {eraseOn} we erase them with all their work.',
      },
      {
        nl: 'Zijn ze er nog? Zet ze dan in een groep, of kies in de Prullenbak dat je ze nog een jaar bewaart.',
        be: 'Zijn ze er nog? Zet ze dan in een klas, of kies in de Prullenbak dat je ze nog een jaar bewaart.',
        en: 'Are they still there? Then put them in a group, or choose in the Trash to keep them for another year.',
      },
    ],
  },
  'leavers-soon': {
    page: 'prullenbak',
    subject: {
      nl: 'Binnenkort worden vertrokken leerlingen gewist',
      en: 'Pupils who left will be erased before long',
    },
    paragraphs: [
      {
        nl: 'Leerlingen die in geen groep zitten: {pupils}. Vanaf {eraseOn} wissen we hen met al hun werk, voorgoed. Wie er nog is, zet je voor die dag in een groep of bewaar je in de Prullenbak nog een jaar.',
        be: 'Leerlingen die in geen klas zitten: {pupils}. Vanaf {eraseOn} wissen we hen met al hun werk, voorgoed. Wie er nog is, zet je voor die dag in een klas of bewaar je in de Prullenbak nog een jaar.',
        en: 'Pupils who are in no group: {pupils}. From {eraseOn} on we erase them with all their work, for good. Who is still there you put in a group before that day, or keep for another year in the Trash.',
      },
    ],
  },
  'import-done': {
    page: 'groepen',
    subject: { nl: 'Er zijn leerlingen ingelezen', en: 'Pupils were imported' },
    paragraphs: [
      {
        nl: 'Nieuwe leerlingen: {pupils}. Nieuwe groepen: {groups}.',
        be: 'Nieuwe leerlingen: {pupils}. Nieuwe klassen: {groups}.',
        en: 'New pupils: {pupils}. New groups: {groups}.',
      },
      {
        nl: 'Maak inlogkaartjes, dan kunnen ze meteen beginnen.',
        en: 'Make login cards, and they can begin at once.',
      },
    ],
  },
  'groups-received': {
    page: 'groepen',
    subject: {
      nl: 'Er zijn groepen aan je overgedragen',
      be: 'Er zijn klassen aan je overgedragen',
      en: 'Groups were handed over to you',
    },
    paragraphs: [
      {
        nl: 'Een beheerder gaf je de groepen van een collega (aantal: {groups}). Je vindt ze bij Groepen.',
        be: 'Een beheerder gaf je de klassen van een collega (aantal: {groups}). Je vindt ze bij Klassen.',
        en: 'An administrator gave you the groups of a colleague (number: {groups}). You find them at Groups.',
      },
    ],
  },
  'password-changed': {
    page: 'mijn-account',
    subject: { nl: 'Je wachtwoord is gewijzigd', en: 'Your password has been changed' },
    paragraphs: [
      {
        nl: 'Overal elders is uitgelogd. Was jij het niet? Kies dan meteen een nieuw wachtwoord bij Mijn account.',
        be: 'Overal elders is afgemeld. Was jij het niet? Kies dan meteen een nieuw wachtwoord bij Mijn account.',
        en: 'Everywhere else has been signed out. Was it not you? Then choose a new password in My account at once.',
      },
    ],
  },
  'two-factor-on': {
    page: 'mijn-account',
    subject: { nl: 'De tweede stap staat aan', en: 'The second step is on' },
    paragraphs: [
      {
        nl: 'Inloggen vraagt vanaf nu ook een code uit je app.',
        be: 'Aanmelden vraagt vanaf nu ook een code uit je app.',
        en: 'From now on, signing in asks for a code from your app too.',
      },
    ],
  },
  'two-factor-off': {
    page: 'mijn-account',
    subject: { nl: 'De tweede stap staat uit', en: 'The second step is off' },
    paragraphs: [
      {
        nl: 'Inloggen vraagt geen code uit een app meer. Was jij het niet? Kies dan meteen een nieuw wachtwoord.',
        be: 'Aanmelden vraagt geen code uit een app meer. Was jij het niet? Kies dan meteen een nieuw wachtwoord.',
        en: 'Signing in no longer asks for a code from an app. Was it not you? Then choose a new password at once.',
      },
    ],
  },
  'two-factor-codes': {
    page: 'mijn-account',
    subject: { nl: 'Er zijn nieuwe noodcodes gemaakt', en: 'New recovery codes were made' },
    paragraphs: [
      {
        nl: 'De oude noodcodes werken niet meer. Was jij het niet? Kies dan meteen een nieuw wachtwoord.',
        en: 'The old recovery codes no longer work. Was it not you? Then choose a new password at once.',
      },
    ],
  },
  'friend-accepted': {
    page: 'vriend-uitnodigen',
    subject: { nl: 'Bedankt: een maand erbij', en: 'Thank you: a month more' },
    paragraphs: [
      {
        nl: 'Iemand die je uitnodigde doet nu ook mee. Als dank duurt de licentie van je school een maand langer: tot en met {endsOn}.',
        en: 'Somebody you invited has joined. To thank you, the licence of your school lasts a month longer: until {endsOn}.',
      },
    ],
  },
};
