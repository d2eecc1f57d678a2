/** Runs one statement on the database under test. */
export type RunSql = (sql: string) => Promise<readonly Record<string, unknown>[]>;

const PUPILS = 200;
const GROUPS = 8;
const EVENTS = 40;
const SIGN_UPS = 10;

/** Returns SQL of an id: the same for the same thing, so that tables refer to each other without a look-up. */
const id = (thing: string, ...of: readonly string[]) =>
  `overlay(overlay(md5('${thing}' || ${of.join(` || '-' || `)}) placing '4' from 13) placing '8' from 17)::uuid`;

const school = id('school', 's');
const admin = id('admin', 's');
const group = id('group', 's', `(p % ${GROUPS})`);
const pupil = id('pupil', 's', 'p');

/** Returns SQL that picks one of some words by a number. */
const pick = (words: readonly string[], by: string) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${by}) % ${words.length}]`;

const schoolName = [
  pick(['De', 'Het', 'Basisschool de', 'OBS', 'Freinetschool'], 's'),
  pick(['Zilveren', 'Kleine', 'Groene', 'Hoge', 'Oude', 'Nieuwe', 'Brede'], 's * 7'),
  pick(
    ['Wilgen', 'Meeuw', 'Kade', 'Regenboog', 'Molen', 'Horst', 'Akker', 'Brug', 'Duin', 'Haven', 'Linde'],
    's * 13',
  ),
  's',
].join(` || ' ' || `);
const firstName = pick(
  ['Sanne', 'Daan', 'Noor', 'Milan', 'Zeynep', 'Lotte', 'Ruben', 'Amir', 'Fenna'],
  'p * 5 + s',
);
const lastName = pick(
  ['de Vries', 'Jansen', 'Bakker', 'Yilmaz', 'Peeters', 'Smit', 'Maes', 'van Dijk'],
  'p * 3 + s',
);
// Most of what is logged is daily work; one entry in a thousand is about an account as a whole.
const action = `case when (s * ${EVENTS} + e) % 1000 = 0 then 'account.closed' else ${pick(
  ['pupil.changed', 'settings.saved', 'cards.printed', 'group.changed', 'import.done'],
  'e',
)} end`;

/** Statements that add the schools `from` to `to`, with whatever the office lists of them. */
const statements = (from: number, to: number): readonly string[] => {
  const schools = `generate_series(${from}, ${to}) as s`;
  return [
    `insert into account (account_id, slug, kind, name, country, school_code, created_at, locale)
     select ${school}, 'bench-' || s, 'school', ${schoolName}, 'nl', lpad(s::text, 4, '0') || 'AA',
       now() - s * interval '1 hour', 'nl' from ${schools}`,
    `insert into licence (account_id, kind, pupils_allowed, starts_on, ends_on)
     select ${school}, 'school', 400, current_date - 200, current_date + 60 + s % 300 from ${schools}`,
    `insert into app_user (account_id, user_id, role, display_name, email)
     select ${school}, ${admin}, 'schooladmin', 'Beheer ' || s, 'beheer' || s || '@bench.example' from ${schools}`,
    `insert into pupil_group (account_id, group_id, name, year, school_year, class_code)
     select ${school}, ${id('group', 's', 'p')}, 'Groep ' || p + 1, p + 1, '2026-2027', 'b' || s || 'x' || p
     from ${schools}, generate_series(0, ${GROUPS - 1}) as p`,
    `insert into pupil (account_id, pupil_id, group_id, first_name, last_name, year, avatar, user_name)
     select ${school}, ${pupil}, ${group}, ${firstName}, ${lastName}, 1 + p % ${GROUPS}, 'a', 'kind' || s || 'x' || p
     from ${schools}, generate_series(1, ${PUPILS}) as p`,
    `insert into login_name (login, account_id, person, person_id)
     select 'kind' || s || 'x' || p, ${school}, 'pupil', ${pupil}
     from ${schools}, generate_series(1, ${PUPILS}) as p`,
    `insert into audit_event (account_id, event_id, at, actor_id, action, subject_id, counts)
     select ${school}, ${id('event', 's', 'e')}, now() - e * interval '1 day' - s * interval '7 seconds', ${admin},
       ${action}, ${id('pupil', 's', 'e')}, '{}' from ${schools}, generate_series(1, ${EVENTS}) as e`,
    `insert into application (application_id, kind, country, locale, school_name, school_code, contact_name, email,
       pupils, consented_at, asked_at, answered_at)
     select ${id('application', 's', 'k')}, 'school', 'nl', 'nl', ${schoolName}, lpad(s::text, 4, '0') || 'AA', 'Beheer',
       'beheer' || s || '@bench.example', 200, now(), now() - s * interval '1 hour', case when k = 1 then now() end
     from ${schools}, generate_series(0, 1) as k`,
    `insert into contact_message (message_id, topic, locale, name, email, message, received_at)
     select ${id('contact', 's')}, 'school', 'nl', 'Beheer', 'beheer' || s || '@bench.example', 'Een vraag.', now()
     from ${schools}`,
    `insert into office_message (message_id, texts, countries, kinds, roles, version, changed_at)
     select ${id('message', 's')}, '{"nl":{"subject":"Bericht","html":"<p>Dag</p>"}}', '{nl}', '{school}', '{docent}', 1,
       now() - s * interval '1 minute' from ${schools}`,
    `insert into webinar (webinar_id, texts, starts_at, time_zone, minutes, places, join_url, recording_url, version,
       changed_at, details, published_at)
     select ${id('webinar', 's')}, '{"nl":{"title":"Beginnen","text":"Een uur"}}',
       now() + (case when s % 2 = 0 then 1 else -1 end) * s * interval '1 hour', 'Europe/Amsterdam', 60, 50,
       'https://example.org/a', '', 1, now(), '', now() from ${schools}`,
    `insert into webinar_sign_up (sign_up_id, webinar_id, name, email, school, locale, signed_up_at, placed_at, told, told_at)
     select ${id('sign-up', 's', 'u')}, ${id('webinar', 's')}, 'Iemand', 'u' || u || '@bench.example', '', 'nl', now(), now(),
       '', now() from ${schools}, generate_series(1, ${SIGN_UPS}) as u`,
  ];
};

/** Schools per statement: what the embedded database writes at once stays small. */
const PIECE = 250;

/**
 * Adds schools of two hundred pupils, by generator, until there are `total` of them besides those of the demo.
 *
 * @returns how many pupils there are
 */
export async function addSchools(run: RunSql, had: number, total: number): Promise<number> {
  for (let from = had + 1; from <= total; from += PIECE) {
    for (const statement of statements(from, Math.min(total, from + PIECE - 1))) await run(statement);
    // Without checkpoints the write-ahead log would grow with all rows.
    await run('checkpoint');
  }
  await run('vacuum (analyze)');
  const [row] = await run('select count(*)::int as pupils from pupil');
  return Number(row?.pupils);
}

/** One of the schools, and the login name of a pupil of it. */
export const knownSchool = { code: '0007AA', pupil: 'kind7x9' } as const;
