export const liveTexts = {
  title: 'Nu aan het oefenen',
  nobody: 'Op dit moment niemand',
  count_one: '{{count}} leerling',
  count_other: '{{count}} leerlingen',
  finished: 'ronde klaar',
  idle: 'even stil',
  progress: '{{done}} van {{all}}',
  answers_one: '{{count}} som',
  answers_other: '{{count}} sommen',
  test: 'Toets: {{what}}',
  today: 'vandaag {{count}}',
  stale: 'Even geen verbinding. Dit is de laatste stand; we proberen het vanzelf opnieuw.',
};
