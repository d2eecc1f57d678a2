import { brand } from '@/contract/brand';
import { type Locale, languageTag } from '@/maths/locale';
import { exportTexts } from './export-texts';
import type { PupilData, readAnswers } from './read-pupil-data';

interface Readable {
  readonly pupilData: PupilData;
  readonly answers: ReturnType<typeof readAnswers>;
  readonly now: Date;
  readonly zone: string;
  readonly locale: Locale;
}

type Cell = string | number | null | undefined;

const escaped = (value: Cell): string =>
  String(value ?? '–').replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? '',
  );

const row = (cells: readonly Cell[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>\n`;

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>\n`;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}th,td{border:1px solid #ccc;padding:.25rem .5rem;text-align:left;
vertical-align:top}th{background:#f3f3f3}tr{break-inside:avoid}h2{margin-top:2rem}@page{size:A4;margin:15mm}`;

/** A page a parent can read and print: it needs nothing else, and runs nothing. */
export async function* readablePages({
  pupilData,
  answers,
  now,
  zone,
  locale,
}: Readable): AsyncGenerator<string> {
  const words = exportTexts[locale === 'en' ? 'en' : 'nl'];
  const moment = new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const at = (value: Date | null) => (value === null ? '–' : moment.format(value));
  const yes = (value: boolean) => (value ? words.yes : words.no);
  const minutes = (ms: number) => Math.round(ms / 60_000);
  const { pupil } = pupilData;
  const name = [pupil.firstName, pupil.lastName].filter(Boolean).join(' ');
  yield `<!doctype html>
<html lang="${locale === 'en' ? 'en' : 'nl'}"><head><meta charset="utf-8"><title>${escaped(brand.name[locale])}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body>
<h1>${escaped(name)}</h1><p>${escaped(words.intro)} ${escaped(at(now))}.</p>
<h2>${words.who}</h2>
${table(words.whoHead, [
  [words.name, name],
  [words.year, pupil.year],
  [words.group, [pupil.group, pupil.schoolYear].filter(Boolean).join(', ') || null],
  [words.userName, pupil.userName],
  [words.key, pupil.administrationKey],
  [words.eckId, yes(pupil.hasEckId)],
  [words.added, at(pupil.addedAt)],
])}`;
  yield `<h2>${words.settings}</h2>${table(
    words.settingsHead,
    pupilData.settings.map(({ created_at, is_current, body }) => [
      at(created_at),
      yes(is_current),
      JSON.stringify(body),
    ]),
  )}`;
  yield `<h2>${words.interventions}</h2>${table(
    words.interventionHead,
    pupilData.interventions
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map(({ day, kind, matter, code, collection_key }) => [
        day,
        words.interventionKinds[kind],
        [matter, code].filter(Boolean).join(': '),
        collection_key,
      ]),
  )}`;
  yield `<h2>${words.days}</h2>${table(
    words.dayHead,
    pupilData.days
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map((day) => [day.day, day.rounds, day.answers, day.correct, minutes(day.practised_ms)]),
  )}`;
  yield `<h2>${words.rounds}</h2>${table(
    words.roundHead,
    pupilData.rounds.map((round) => [
      at(round.created_at),
      round.game,
      round.collection_key,
      `${round.correct} / ${round.answers}`,
      yes(round.finished_at !== null),
    ]),
  )}`;
  yield `<h2>${words.model}</h2><p>${escaped(words.modelText)}</p>${table(words.skillHead, [
    ...pupilData.skills.map((skill) => [skill.skill, skill.answers, skill.mean.toFixed(2)]),
  ])}${table(
    words.sumHead,
    pupilData.sums.map((sum) => [sum.sum_id, words.phases[sum.phase], sum.due]),
  )}`;
  yield `<h2>${words.errors}</h2>${table(
    words.errorHead,
    pupilData.errors.map((error) => [
      error.month.slice(0, 7),
      error.error_type,
      error.count,
      error.sum_id,
      error.given,
    ]),
  )}`;
  yield `<h2>${words.rewards}</h2>${table(
    words.rewardHead,
    pupilData.stamps.map((stamp) => [at(stamp.earned_at), words.reasons[stamp.reason]]),
  )}${table(
    words.keepHead,
    pupilData.keepsakes.map((kept) => [kept.game, JSON.stringify(kept.data)]),
  )}`;
  yield `<h2>${words.actions}</h2>${table(
    words.actionHead,
    pupilData.actions.map((entry) => [at(entry.at), entry.action]),
  )}`;
  yield `<h2>${words.answers}</h2><table><thead>${row(words.answerHead, 'th')}</thead><tbody>\n`;
  for await (const rows of answers) {
    yield rows
      .map((answer) =>
        row([
          at(answer.answered_at),
          answer.sum_id,
          answer.given_value ?? JSON.stringify(answer.given),
          yes(answer.right),
          (answer.response_ms / 1000).toFixed(1),
        ]),
      )
      .join('');
  }
  yield '</tbody></table></body></html>\n';
}
