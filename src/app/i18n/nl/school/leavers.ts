/** The texts of pupils who left, above the trash. */
export const leaversTexts = {
  title: 'In geen groep meer',
  text: 'Deze leerlingen zitten dit schooljaar in geen groep en hebben niet geoefend. Wie van school is, wissen we vanaf oktober met al het werk. Is iemand er nog? Zet die dan in een groep, of bewaar nog een jaar.',
  fate: 'Wat ermee gebeurt',
  eraseOn: 'Wordt gewist op {{date}}',
  isKept: 'Blijft dit schooljaar bewaard',
  keep: 'Bewaren',
  kept: '{{name}} blijft dit schooljaar bewaard.',
  release: 'Niet bewaren',
  released: '{{name}} wordt niet langer bewaard.',
};
