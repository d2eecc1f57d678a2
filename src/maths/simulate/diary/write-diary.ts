import { promptText } from '../../sum/prompt';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import type { DiaryChild, DiaryDay, DiaryRound } from './keep-diary';

const mostNamed = 6;

const prompt = (sumId: SumId): string => promptText(parseSumOrThrow(sumId), 'en');

/** The first few by name, the rest by number. */
function listed(sumIds: readonly SumId[]): string {
  const named = sumIds.slice(0, mostNamed).map(prompt).join(', ');
  const more = sumIds.length - mostNamed;
  return more > 0 ? `${named} and ${more} more` : named;
}

function lineOf({ collection, game, tasks, right, fresh, beyond, reach }: DiaryRound): string {
  const own = fresh.filter((sumId) => !beyond.includes(sumId));
  const news = [
    own.length > 0 && `new: ${listed(own)}`,
    beyond.length > 0 && `from ${reach === 'above' ? 'the next step' : 'a step below'}: ${listed(beyond)}`,
  ].filter(Boolean);
  const told = news.length > 0 ? news.join('; ') : 'nothing new, practised what it met before';
  return `- ${collection.title.en} (${game}): ${right} of ${tasks} right; ${told}.`;
}

const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** The diary as Markdown, for people to read. */
export function writeDiary(child: DiaryChild, days: readonly DiaryDay[]): string {
  const head = `# ${child.name}, year ${child.year}: ${Math.round(100 * child.right)} of 100 right, thinks ${(child.thinkMs / 1000).toFixed(1)} s`;
  const pages = days.map(({ day, rounds, met, automated }) =>
    [
      `## ${dayName(day)}`,
      ...rounds.map(lineOf),
      `\nSo far it met ${met} sums; ${automated} of them it knows by heart.`,
    ].join('\n'),
  );
  return `${[head, ...pages].join('\n\n')}\n`;
}
