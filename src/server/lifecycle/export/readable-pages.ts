import { brand } from '@/contract/brand';
import { partsOfArt } from '@/contract/card-rules';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { type Locale, languageTag } from '@/maths/locale';
import { givenText, sumText } from '@/maths/sum/stored-text';
import { titleIn } from '@/maths/title-in';
import { texts } from '../texts.gen';
import { type Column, escaped, pageBegin, pageEnd, row, table } from './html-page';
import type { PupilData, readAnswers } from './read-pupil-data';

interface Readable {
  readonly pupilData: PupilData;
  readonly answers: ReturnType<typeof readAnswers>;
  readonly now: Date;
  readonly zone: string;
  readonly locale: Locale;
  /** The collections that the rounds and the actions of teachers are of. */
  readonly collections: readonly SumCollection[];
}

const minutes = (ms: number) => Math.round(ms / 60_000);

/** What all parts of the page share: the texts, and how moments, sums and yes are written. */
function writerFor({ locale, zone, collections }: Pick<Readable, 'locale' | 'zone' | 'collections'>) {
  const text = texts[locale];
  const titles = new Map(collections.map((each) => [each.key, titleIn(each, locale)]));
  const moment = new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return {
    text,
    at: (value: Date | null) => (value === null ? null : moment.format(value)),
    yes: (value: boolean) => text(value ? 'export.yes' : 'export.no'),
    sum: (sumId: string) => sumText(sumId, locale),
    given: (value: string) => givenText(value, locale),
    // Rounds of tests have names of their own, which are no collections.
    collection: (key: string | null) => (key === null ? null : (titles.get(key) ?? key)),
  };
}

type Writer = ReturnType<typeof writerFor>;

function who({ text, at, yes }: Writer, { pupil }: PupilData, name: string): string {
  const facts: readonly Column<null>[] = [
    [text('export.who.name'), () => name],
    [text('export.who.year'), () => pupil.year],
    [text('export.who.group'), () => [pupil.group, pupil.schoolYear].filter(Boolean).join(', ') || null],
    [text('export.who.userName'), () => pupil.userName],
    [text('export.who.key'), () => pupil.administrationKey],
    [text('export.who.eckId'), () => yes(pupil.hasEckId)],
    [text('export.who.added'), () => at(pupil.addedAt)],
  ];
  return table(facts, [
    [text('export.who.head.what'), ([head]) => head],
    [text('export.who.head.value'), ([, value]) => value(null)],
  ]);
}

function extraGroups({ text }: Writer, pupilData: PupilData): string {
  return table(pupilData.extraGroups, [
    [text('export.extraGroups.head.group'), ({ name, schoolYear }) => `${name}, ${schoolYear}`],
    [text('export.extraGroups.head.from'), ({ from }) => from],
    [text('export.extraGroups.head.until'), ({ until }) => until],
  ]);
}

function settings({ text, at, yes }: Writer, pupilData: PupilData): string {
  return table(pupilData.settings, [
    [text('export.settings.head.group'), ({ group }) => group],
    [text('export.settings.head.since'), ({ created_at }) => at(created_at)],
    [text('export.settings.head.inUse'), ({ is_current }) => yes(is_current)],
    [text('export.settings.head.differs'), ({ body }) => JSON.stringify(body)],
  ]);
}

function interventions({ text, collection }: Writer, pupilData: PupilData): string {
  return table(
    pupilData.interventions.toSorted((a, b) => a.day.localeCompare(b.day)),
    [
      [text('export.interventions.head.day'), ({ day }) => day],
      [text('export.interventions.head.what'), ({ kind }) => text(`export.interventions.kinds.${kind}`)],
      [
        text('export.interventions.head.about'),
        ({ matter, code }) => [matter, code].filter(Boolean).join(': '),
      ],
      [text('export.interventions.head.ready'), ({ collection_key }) => collection(collection_key)],
    ],
  );
}

function notes({ text }: Writer, pupilData: PupilData): string {
  return table(
    pupilData.notes.toSorted((a, b) => a.day.localeCompare(b.day)),
    [
      [text('export.notes.head.day'), ({ day }) => day],
      [text('export.notes.head.note'), (note) => note.text],
    ],
  );
}

function days({ text }: Writer, pupilData: PupilData): string {
  return table(
    pupilData.days.toSorted((a, b) => a.day.localeCompare(b.day)),
    [
      [text('export.days.head.day'), ({ day }) => day],
      [text('export.days.head.rounds'), ({ rounds }) => rounds],
      [text('export.days.head.sums'), ({ answers }) => answers],
      [text('export.days.head.right'), ({ correct }) => correct],
      [text('export.days.head.minutes'), ({ practised_ms }) => minutes(practised_ms)],
    ],
  );
}

function rounds({ text, at, yes, collection }: Writer, pupilData: PupilData): string {
  return table(pupilData.rounds, [
    [text('export.rounds.head.begun'), ({ created_at }) => at(created_at)],
    [text('export.rounds.head.game'), ({ game }) => game],
    [text('export.rounds.head.collection'), ({ collection_key }) => collection(collection_key)],
    [text('export.rounds.head.right'), ({ correct, answers }) => `${correct} / ${answers}`],
    [text('export.rounds.head.finished'), ({ finished_at }) => yes(finished_at !== null)],
  ]);
}

function levels({ text, at }: Writer, pupilData: PupilData): string {
  return table(
    pupilData.levels.toSorted((a, b) => a.seq - b.seq),
    [
      [text('export.levels.head.when'), ({ created_at }) => at(created_at)],
      [text('export.levels.head.what'), ({ direction }) => text(`export.levels.directions.${direction}`)],
    ],
  );
}

function model({ text, sum }: Writer, { skills, sums }: PupilData): string {
  return [
    `<p>${escaped(text('export.model.text'))}</p>`,
    table(skills, [
      [text('export.model.skillHead.skill'), ({ skill }) => skill],
      [text('export.model.skillHead.answers'), ({ answers }) => answers],
      [text('export.model.skillHead.estimate'), ({ mean }) => mean.toFixed(2)],
    ]),
    table(sums, [
      [text('export.model.sumHead.sum'), ({ sum_id }) => sum(sum_id)],
      [text('export.model.sumHead.phase'), ({ phase }) => text(`export.model.phases.${phase}`)],
      [text('export.model.sumHead.due'), ({ due }) => due],
    ]),
  ].join('');
}

function errors({ text, sum, given }: Writer, pupilData: PupilData): string {
  return table(pupilData.errors, [
    [text('export.errors.head.month'), ({ month }) => month.slice(0, 7)],
    [text('export.errors.head.kind'), ({ error_type }) => error_type],
    [text('export.errors.head.count'), ({ count }) => count],
    [text('export.errors.head.latest'), ({ sum_id }) => sum(sum_id)],
    [text('export.errors.head.given'), (error) => given(error.given)],
  ]);
}

function rewards({ text, at }: Writer, { stamps, savingsCards, keepsakes }: PupilData): string {
  return [
    table(stamps, [
      [text('export.rewards.head.earned'), ({ earned_at }) => at(earned_at)],
      [text('export.rewards.head.reason'), ({ reason }) => text(`export.rewards.reasons.${reason}`)],
    ]),
    table(
      savingsCards.toSorted((a, b) => a.number - b.number),
      [
        [text('export.rewards.cardHead.card'), ({ number }) => number],
        [
          text('export.rewards.cardHead.drawing'),
          ({ art }) => text(`export.rewards.arts.${partsOfArt(art)?.head ?? 'stars'}`),
        ],
        [text('export.rewards.cardHead.stamps'), ({ size }) => size],
      ],
    ),
    table(keepsakes, [
      [text('export.rewards.keepHead.game'), ({ game }) => game],
      [text('export.rewards.keepHead.kept'), ({ data }) => JSON.stringify(data)],
    ]),
  ].join('');
}

function plants({ text, sum }: Writer, pupilData: PupilData): string {
  return table(
    pupilData.plants.toSorted(
      (a, b) => a.planted_on.localeCompare(b.planted_on) || a.subject.localeCompare(b.subject),
    ),
    [
      [text('export.plants.head.what'), ({ kind }) => text(`export.plants.kinds.${kind}`)],
      [text('export.plants.head.about'), ({ kind, subject }) => (kind === 'sum' ? sum(subject) : subject)],
      [text('export.plants.head.game'), ({ game }) => game],
      [text('export.plants.head.nearly'), ({ planted_on }) => planted_on],
      [text('export.plants.head.known'), ({ bloomed_on }) => bloomed_on],
    ],
  );
}

function actions({ text, at }: Writer, pupilData: PupilData): string {
  return table(pupilData.actions, [
    [text('export.actions.head.when'), (entry) => at(entry.at)],
    [text('export.actions.head.what'), ({ action }) => action],
  ]);
}

const parts = {
  extraGroups,
  settings,
  interventions,
  notes,
  days,
  rounds,
  levels,
  model,
  errors,
  rewards,
  plants,
  actions,
} as const;

/** A page a parent can read and print, with a table for each part of what is kept. */
export async function* readablePages({
  pupilData,
  answers,
  now,
  zone,
  locale,
  collections,
}: Readable): AsyncGenerator<string> {
  const writer = writerFor({ locale, zone, collections });
  const { text, at, yes, sum } = writer;
  const { pupil } = pupilData;
  const name = [pupil.firstName, pupil.lastName].filter(Boolean).join(' ');
  const title = (part: string) => `<h2>${escaped(part)}</h2>`;
  yield pageBegin(locale === 'en' ? 'en' : 'nl', brand.name[locale], name);
  yield `<p>${escaped(text('export.intro', { moment: at(now) ?? '' }))}</p>`;
  yield title(text('export.who.title')) + who(writer, pupilData, name);
  for (const part of Object.keys(parts) as (keyof typeof parts)[])
    yield title(text(`export.${part}.title`)) + parts[part](writer, pupilData);
  const heads = (['when', 'sum', 'answer', 'right', 'seconds'] as const).map((head) =>
    text(`export.answers.head.${head}`),
  );
  yield `${title(text('export.answers.title'))}<table><thead>${row(heads, 'th')}</thead><tbody>\n`;
  for await (const rows of answers) {
    yield rows
      .map((answer) =>
        row([
          at(answer.answered_at),
          sum(answer.sum_id),
          answer.given_value === null ? JSON.stringify(answer.given) : writer.given(answer.given_value),
          yes(answer.right),
          (answer.response_ms / 1000).toFixed(1),
        ]),
      )
      .join('');
  }
  yield `</tbody></table>${pageEnd}`;
}
