import type { reportTexts as dutch } from '../../nl/school/report';
import type { Overrides } from '../../texts';

export const reportTexts: Overrides<typeof dutch> = {
  parents: {
    practised:
      '{{name}} oefende in deze periode op {{days}} dagen, samen {{minutes}} minuten. Van de {{sums}} oefeningen ging {{part}} goed.',
    byHeart:
      '{{name}} kent {{tables}} van de 100 maaltafels en {{additions}} van de 100 optellingen tot 20 vlot uit het hoofd.',
    squares:
      'Elk vakje is een oefening: gekleurd is waar nu aan gewerkt wordt, groen met een vinkje zit erin.',
    tips: {
      aloud: 'Laat {{name}} hardop vertellen hoe de oefening gaat. Dat zegt meer dan het antwoord.',
      mistake: 'Een fout is niet erg. Vraag hoe het kwam en doe daarna een oefening die erop lijkt.',
      game: 'Reken samen in het gewone leven: geld tellen, koken, kloklezen, een gezelschapsspel.',
    },
  },
  level: {
    hint: 'Denk je dat dit kind meer of minder aankan dan de oefeningen die het krijgt? Zet het één stap hoger of lager: ongeveer een schooljaar. Vanaf de volgende ronde zijn de oefeningen moeilijker of makkelijker, en na een stuk of twintig antwoorden telt weer wat het kind laat zien.',
  },
  growth: {
    text: 'Per week, alles bij elkaar. Nieuwe oefeningen maken even langzamer: een dip na een nieuwe verzameling hoort erbij.',
  },
  fluency: {
    facts: 'Per oefening, laatste toets',
    sums_one: '{{count}} oefening',
    sums_other: '{{count}} oefeningen',
  },
  why: {
    kindNow: 'Deze soort oefening is nu aan de beurt; de kans op een goed antwoord is {{expected}}.',
    kindBefore: 'Een soort oefening van eerder, om te onderhouden.',
    kindNext: 'De volgende soort oefening, om vast te proeven.',
    new: 'Nieuw: er is plaats voor een volgende oefening, en dit is de eerstvolgende in de verzameling.',
  },
  group: {
    title: 'Voortgang van de klas',
    others_one: 'en nog {{count}} kind: misschien iets voor de hele klas.',
    others_other: 'en nog {{count}} kinderen: misschien iets voor de hele klas.',
    weakHelp:
      'Zet een verzameling hiervan klaar bij de oefeninstellingen, en doe een paar oefeningen samen voor.',
  },
};
