import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'pizzabakken',
  region: 'kermis',
  title: { nl: 'Pizza bakken', en: 'Pizza bakery' },
  goal: {
    nl: 'Een breuk maken: een hele in gelijke stukken snijden en er zoveel van beleggen. 2/4 is evenveel als 1/2, en voor 1/2 + 1/4 heb je vierden nodig.',
    en: 'Making a fraction: cutting a whole into equal pieces and topping so many of them. 2/4 is as much as 1/2, and 1/2 + 1/4 calls for quarters.',
  },
  prerequisite: {
    nl: 'Weten dat je een hele in gelijke delen kunt verdelen.',
    en: 'Knowing that a whole can be shared into equal parts.',
  },
  manual: {
    nl: 'Kies in hoeveel stukken de pizza gesneden wordt, beleg er zoveel als de som vraagt en zet hem in de oven. Elke gelijke verdeling telt. Bij 3/4 van 80 komt er op elk belegd stuk evenveel. Na een fout antwoord ligt de gevraagde pizza ernaast, en beide ook op een lijn.',
    en: 'Choose how many pieces the pizza is cut into, top as many as the sum asks and put it in the oven. Any equal cut counts. For 3/4 of 80 every topped piece holds as many. After a miss the pizza asked for lies beside it, and both on a line as well.',
  },
  modes: ['compose'],
  sums: { best: ['fraction', 'percent'], also: ['division'] },
  tempo: 'slow',
  controls: 'step',
  worlds: { landscape: { x: 140, y: 122 }, portrait: { x: 122, y: 142 } },
  motorMs: { pointer: 2600, touch: 2400, keyboard: 4000 },
  load: () => import('./scene'),
});
