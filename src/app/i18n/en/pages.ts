import type { pages as dutch } from '../nl/pages';

export const pages: typeof dutch = {
  screenshots: {
    title: 'Screens of the island',
    one: 'The map is where every child begins: nine regions with games of their own, flags at today’s tasks and a savings card that fills up with stamps.',
    two: 'An album with the real screens of children and teachers will come here. Until then the home page itself is the best picture: the sum you play there is the same as in the games.',
  },
  prijzen: {
    title: 'Prices',
    one: 'A school pays per child per school year, a family per child per year. Starting costs nothing and no game costs extra: all games are included, new ones too.',
    two: 'The amounts will stand here as soon as they are settled for the coming school year, with and without VAT. If you would like to know now what it comes to for your school, apply with the number of children.',
  },
  faq: {
    title: 'Questions and answers',
    one: 'What schools and parents ask most often.',
    questions: {
      duur: {
        question: 'How long does a child practise?',
        answer:
          '<p>A round takes a few minutes and a day has a few rounds; the teacher decides how many. More about <a href="/site/{{about}}/maatwerktaken">tasks to measure</a>.</p>',
      },
      internet: {
        question: 'What if the internet fails?',
        answer:
          '<p>The child simply plays on: the answers stay on the device until they are stored. More about <a href="/site/{{about}}/webbased">working in the browser</a>.</p>',
      },
      klas: {
        question: 'How does a class get in?',
        answer:
          '<p>With the EdeXML file of the school’s administration, which is read in your own browser. You see first what it holds and then choose who takes part.</p>',
      },
      inloggen: {
        question: 'How does a child sign in?',
        answer:
          '<p>In one of these ways:</p><ul><li>with a card with a QR code</li><li>with the class code, its own name and three pictures</li></ul>',
      },
      gegevens: {
        question: 'Who sees the data?',
        answer: '<p>Only the school itself. No data goes to others and there is no advertising.</p>',
      },
    },
  },
  contact: {
    title: 'Contact',
    one: 'Something does not work in class? The administrator of your school can solve most things at once: new login cards, a new password, a class that is not right.',
    two: 'The contact form will come on this page. Schools that take part already can send us a message from their own pages until then, under Messages.',
  },
  aanvraagformulier: {
    title: 'Apply',
    one: 'An application is for a school or for a family. We ask for the country, the name of the school and its number, whom we can reach and how many children there are.',
    two: 'The form will come on this page. If you would like to look around first, start the island with the demo school on your own computer: it has everything, a class with practice included.',
  },
  schoolrtthuis: {
    title: 'School and home',
    one: 'What begins at school goes on at home. A child signs in at home with the same card and finds the same map, with the tasks the teacher has prepared.',
    two: 'Answers given at home count in what the island knows of a child, and the teacher sees that they were given at home. Nobody at home has to explain: the explanation of a sum is that of the class.',
  },
  adaptief: {
    title: 'Adaptive practice',
    one: 'For each sum the island estimates the chance that this child gets it right. It mostly chooses sums that usually work out and sometimes just do not: there a child learns most, without losing heart.',
    two: 'A sum that went wrong returns two to four sums later. A sum that went well returns later, and later each time, so that it stays. New sums come only when the ones before are firm.',
  },
  maatwerktaken: {
    title: 'Custom tasks',
    one: 'For a group you prepare which sums it is time for, how long a round is, which games are allowed and whether there is help. What is required comes first on the map.',
    two: 'For one child it can be different: you then see exactly where it differs from the group, and set it equal again with one button. You try a game yourself, with the sums of your own setting.',
  },
  voortgang: {
    title: 'Progress',
    one: 'For each child you see a grid of sums: which it knows by heart, which it works out, which are still shaky. Each cell shows the answers it rests on.',
    two: 'Mistakes are sorted by kind: a ten forgotten, the neighbour in the table, plus and minus mixed up. With each kind stands a real example of this child, so that you know where to begin the talk.',
  },
  training: {
    title: 'Training',
    one: 'In a webinar of half an hour we show how to bring in a class, hand out cards and read the progress. You need not prepare anything.',
    two: 'Dates and signing up will come on this page. On your own computer you can already try everything with the demo school.',
  },
  beloningssysteem: {
    title: 'Rewards',
    one: 'At the end of a round a stamp is put on the savings card. A full card opens something small for one’s own island. There is no shop, no money and no ranking.',
    two: 'Being quick earns no extra stamps, and a mistake costs nothing. A child overtakes only itself: its own last round, never a classmate.',
  },
  didactiek: {
    title: 'Didactics',
    one: 'Each sum has a strategy that suits the child: fill up the ten first, double, jump back on the number line, a known table beside it. The explanation shows the steps, with a picture.',
    two: 'Wrong answers in the games are not random: they belong to mistakes that children really make. So a miss tells something, to the child and to the teacher.',
  },
  webbased: {
    title: 'In the browser',
    one: 'There is nothing to install. The island works on a Chromebook, a tablet, a digital board and an older computer; the games load small and play on when the network is away for a while.',
    two: 'No data go to others and no files are fetched from elsewhere, no fonts either. Without graphics acceleration there is a simple view with the same sums.',
  },
};
