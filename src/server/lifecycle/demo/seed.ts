import { avatars } from '@assets/avatars/avatars';
import { startAbility } from '@/maths/learn/empty-learner';
import { type Random, randomFrom, seedOf } from '@/maths/random';
import { cardCode, cardCodeHash, cardUrl } from '../../identity/secrets/card-code';
import { sealPictureSecret } from '../../identity/secrets/picture-secret';
import { officeHtml } from '../../messages/office-text';
import { notifySchool, sendFromOffice } from '../../messages/send-message';
import { type Day, json } from '../../platform/db/columns';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { choosePictures } from '../../school/groups/choose-pictures';
import { makeClassCodes } from '../../school/groups/class-code';
import { importNotice } from '../../school/imports/import-notice';
import { newestCollections } from '../../school/settings/collections';
import { firstCoursePlace } from '../../school/settings/settings-in-use';
import { ensureSettings } from '../../school/settings/write-settings';
import { dayIn, schoolYearOf, shiftDay } from '../../shared/calendar';
import type { DemoContext, DemoLogins, SeedDemo } from './demo-mode';
import { adults, children, school, welcome } from './people';
import { practise, schoolDaysBefore } from './practise';
import { seededId } from './seeded-id';

const seed = 2026;
const weeks = 5;
/**
 * Children who play at once: while the database writes for one, the next plays. No more than there are connections for
 * jobs, since a child that waits for one while others play may wait too long.
 */
const atOnce = 3;

/** A demo with its ids, all from one seed. */
interface Demo extends DemoContext {
  readonly random: Random;
  readonly accounts: { readonly school: string; readonly staff: string };
  readonly groupId: string;
  /** When the school began: before its first day of practice. */
  readonly began: Date;
}

async function addAccounts({ database: { db }, accounts, began }: Demo) {
  await db
    .insertInto('account')
    .values([
      {
        account_id: accounts.school,
        slug: school.slug,
        kind: 'school',
        name: school.name,
        country: school.country,
        school_code: null,
        created_at: began,
      },
      {
        account_id: accounts.staff,
        slug: 'sommeneiland',
        kind: 'staff',
        name: 'Sommeneiland',
        country: school.country,
        school_code: null,
        created_at: began,
      },
    ])
    .execute();
}

/** A first message of the office, and one that the product told by itself. */
async function addMessages({ database: { db }, config, accounts, random, began }: Demo) {
  const audience = {
    countries: ['nl'],
    kinds: ['school'],
    roles: ['docent', 'schooladmin'],
    flag: null,
  } as const;
  const messageId = seededId(random, began);
  const texts = welcome(config.pageOrigins[0] ?? '');
  const message = { messageId, subject: texts.nl.subject, html: officeHtml(texts.nl) };
  const reached = await sendFromOffice(db, message, audience, began);
  await db
    .insertInto('office_message')
    .values({
      message_id: messageId,
      texts: json(texts),
      ...audience,
      version: 1,
      changed_at: began,
      send_at: began,
      sent_at: began,
      accounts: reached,
    })
    .execute();
  const notice = importNotice({ kind: 'import-done', pupils: children.length, groups: 1 });
  await notifySchool(forTenant(db, accounts.school), ['schooladmin'], notice, began);
}

const places = 250;

/** A year with room for a whole school, so that importing can be tried. */
async function addLicence({ database: { db }, accounts, random, began }: Demo, from: Day) {
  await db
    .insertInto('licence')
    .values({
      account_id: accounts.school,
      kind: 'school',
      pupils_allowed: places,
      starts_on: from,
      ends_on: shiftDay(from, 364),
    })
    .execute();
  await db
    .insertInto('licence_invoice')
    .values({
      account_id: accounts.school,
      invoice_id: seededId(random, began),
      number: `DEMO-${from.slice(0, 4)}-1`,
      day: from,
      body: `Sommeneiland, schoollicentie voor ${places} leerlingen, een jaar. Dit is een voorbeeld: er is niets te betalen.`,
    })
    .execute();
}

async function addAdults(demo: Demo): Promise<DemoLogins['logins']> {
  const { db } = demo.database;
  return Promise.all(
    adults.map(async ({ role, name, login, of }) => {
      const userId = seededId(demo.random, demo.began);
      const password = demo.password();
      const ids = { account_id: demo.accounts[of] };
      await db
        .insertInto('app_user')
        .values({
          ...ids,
          user_id: userId,
          role,
          display_name: name,
          email: login,
          password_hash: await demo.hashPassword(password),
          created_at: demo.began,
          disabled_at: null,
          last_seen_at: null,
        })
        .execute();
      await db
        .insertInto('login_name')
        .values({ ...ids, login, person: 'user', person_id: userId })
        .execute();
      if (role === 'docent') {
        await db
          .insertInto('group_teacher')
          .values({ ...ids, group_id: demo.groupId, user_id: userId })
          .execute();
      }
      return { role, login, password, name };
    }),
  );
}

async function addGroup({ database: { db }, accounts, groupId, began, now }: Demo) {
  const { year, country, groupName } = school;
  const own = forTenant(db, accounts.school);
  const [classCode = ''] = await makeClassCodes(own, 1);
  await db
    .insertInto('pupil_group')
    .values({
      account_id: accounts.school,
      group_id: groupId,
      name: groupName,
      year,
      school_year: schoolYearOf(dayIn('Europe/Amsterdam', now)),
      class_code: classCode,
      created_at: began,
      archived_at: null,
    })
    .execute();
  await ensureSettings(own, { accountId: accounts.school, country }, [{ groupId, year }], began);
}

const plainLetters = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The children in their order; the first signs in with a word, the others with pictures. */
async function addPupils(demo: Demo, word: string) {
  const { database, accounts, groupId, random, keys, began } = demo;
  const taken = new Set<string>();
  const people = children.map((child, place) => {
    const pupilId = seededId(random, began);
    const pictures = choosePictures(taken);
    taken.add(pictures.join());
    const secret = place === 0 ? { word } : { pictures };
    return {
      child,
      pupilId,
      userName: `${plainLetters(child.firstName)}${1000 + random.below(9000)}`,
      secret: sealPictureSecret(keys, accounts.school, pupilId, secret),
      avatar: avatars[place % avatars.length]?.id ?? 'otter',
    };
  });
  const ids = { account_id: accounts.school };
  await database.db
    .insertInto('pupil')
    .values(
      people.map(({ child, pupilId, userName, secret, avatar }) => ({
        ...ids,
        pupil_id: pupilId,
        group_id: groupId,
        first_name: child.firstName,
        last_name: child.lastName,
        sort_name: child.sortName,
        year: child.year ?? school.year,
        avatar,
        user_name: userName,
        picture_secret: secret,
        password_hash: null,
        import_key: null,
        eck_id_hash: null,
        imported: null,
        created_at: began,
        trashed_at: null,
      })),
    )
    .execute();
  await database.db
    .insertInto('login_name')
    .values(
      people.map(({ pupilId, userName }) => ({
        ...ids,
        login: userName,
        person: 'pupil' as const,
        person_id: pupilId,
      })),
    )
    .execute();
  await database.db
    .insertInto('pupil_model')
    .values(
      people.map(({ child: { year = school.year }, pupilId }) => ({
        ...ids,
        pupil_id: pupilId,
        start_year: year,
        ability_mean: startAbility(year).mean,
        ability_variance: startAbility(year).variance,
      })),
    )
    .execute();
  return people;
}

async function addCard({ database, accounts, keys, config, random, began }: Demo, pupilId: string) {
  const card = { accountId: accounts.school, cardId: seededId(random, began), version: 1 };
  const code = cardCode(keys, school.slug, card);
  await database.db
    .insertInto('login_card')
    .values({
      account_id: card.accountId,
      card_id: card.cardId,
      pupil_id: pupilId,
      version: card.version,
      code_hash: cardCodeHash(code),
    })
    .execute();
  return cardUrl(config.pageOrigins[0] ?? '', code);
}

/** What the group practises: the required tasks of its settings. */
async function readTasks({ database: { db }, accounts }: Demo) {
  const rows = await db
    .selectFrom('practice_task as t')
    .innerJoin('task_list_item as i', (on) =>
      on.onRef('i.account_id', '=', 't.account_id').onRef('i.item_id', '=', 't.item_id'),
    )
    .innerJoin('exercise_settings as s', (on) =>
      on.onRef('s.account_id', '=', 'i.account_id').onRef('s.settings_id', '=', 'i.settings_id'),
    )
    .where('t.account_id', '=', accounts.school)
    .where('i.required', '=', true)
    .where('i.place', '<', firstCoursePlace)
    .orderBy('i.place')
    .select(['t.practice_task_id', 't.collection_key', 's.body'])
    .execute();
  const keys = rows.map(({ collection_key }) => collection_key);
  const collections = new Map((await newestCollections(db, keys)).map((each) => [each.key, each]));
  const tasks = rows.flatMap(({ practice_task_id: practiceTaskId, collection_key }) => {
    const collection = collections.get(collection_key);
    return collection ? [{ practiceTaskId, collection }] : [];
  });
  const [first] = rows;
  if (!first) throw new Error('demo-without-tasks');
  const { series, sumsPerRound, help, clock, fragileLimit } = first.body;
  return { tasks, settings: { series, sumsPerRound, help, clock, fragileLimit } };
}

/**
 * Writes the demo school: a group of 24 with five weeks of practice up to yesterday, played through the product's own
 * windows, rounds and model. The same seed and day give the same school, but for passwords.
 */
export const seedDemo: SeedDemo = async (context) => {
  const { now } = context;
  const random = randomFrom(seedOf('demo', seed));
  const timeZone = 'Europe/Amsterdam';
  const days = schoolDaysBefore(dayIn(timeZone, now), weeks * 5);
  const began = new Date(`${days[0]}T06:00:00Z`);
  const id = () => seededId(random, began);
  const accounts = { school: id(), staff: id() };
  const demo: Demo = { ...context, random, accounts, groupId: id(), began };

  await addAccounts(demo);
  await addGroup(demo);
  const logins = await addAdults(demo);
  const word = context.password();
  const pupils = await addPupils(demo, word);
  const { tasks, settings } = await readTasks(demo);
  const waiting = [...pupils];
  const playOneByOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { child, pupilId } = next;
      await practise(forTenant(context.database.db, accounts.school), {
        accountId: accounts.school,
        pupilId,
        child,
        year: child.year ?? school.year,
        timeZone,
        settings,
        tasks,
        days,
        seed,
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playOneByOne));
  await addLicence(demo, days[0] ?? '');
  await addMessages(demo);
  const [first] = pupils;
  if (!first) return { logins };
  const { firstName: name } = first.child;
  return {
    logins: [...logins, { role: 'leerling', login: first.userName, password: word, name }],
    quickLogin: { name, url: await addCard(demo, first.pupilId) },
  };
};
