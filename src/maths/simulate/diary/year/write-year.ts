import type { YearChild, YearRound, YearWeek } from './keep-year';

const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const total = (rounds: readonly YearRound[], pick: (round: YearRound) => number): number =>
  rounds.reduce((sum, round) => sum + pick(round), 0);

/** The rounds of one collection in a week, in one sentence. */
function lineOf(rounds: readonly YearRound[]): string {
  const [first] = rounds;
  if (!first) return '';
  const { collection, back, of } = first;
  const fresh = total(rounds, (round) => round.fresh.length);
  const reaches = new Set(rounds.flatMap(({ reach, beyond }) => (beyond.length > 0 && reach ? [reach] : [])));
  const told = [
    rounds.length === 1 ? 'one round' : `${rounds.length} rounds`,
    `${total(rounds, ({ right }) => right)} of ${total(rounds, ({ tasks }) => tasks)} right`,
    fresh > 0 ? counted(fresh, 'new sum') : 'nothing new',
    reaches.has('below') && 'helped by a step below',
    reaches.has('above') && 'with sums of the next step',
  ].filter(Boolean);
  const place = of === 'year' ? 'All year' : back ? 'Came back' : 'This week';
  return `- ${place}: ${collection.title.en}; ${told.join(', ')}.`;
}

/** The year as Markdown, for people to read. */
export function writeYear(child: YearChild, weeks: readonly YearWeek[]): string {
  const school = child.country === 'be' ? `L${child.year - 2}, Flanders` : `year ${child.year}, Netherlands`;
  const head = `# ${child.name}, ${school}: ${Math.round(100 * child.right)} of 100 right before practice, thinks ${(child.thinkMs / 1000).toFixed(1)} s`;
  const pages = weeks.map(({ week, monday, rounds, met, automated }) => {
    const kinds = new Map<string, YearRound[]>();
    for (const round of rounds) {
      const name = `${round.collection.key} ${round.back}`;
      kinds.set(name, [...(kinds.get(name) ?? []), round]);
    }
    return [
      `## Week ${week}, from ${dayName(monday)}`,
      ...[...kinds.values()].map(lineOf),
      `\nSo far it met ${met} sums; it knows ${counted(automated, 'fact')} by heart.`,
    ].join('\n');
  });
  return `${[head, ...pages].join('\n\n')}\n`;
}
