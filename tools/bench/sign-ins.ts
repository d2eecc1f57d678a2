import { join } from 'node:path';
import { hashPassword } from '@/server/identity/secrets/passwords';
import { openFolder } from '@/server/platform/db/embedded/engine/engine';
import { type Bench, type Figure, ratio } from './figure';
import { readMaps } from './read-maps';
import { openSchool, type SchoolUnderTest, spent } from './school-under-test';

const CLASS = 30;
const password = 'tien kleine vissen';
const nameOf = (child: number) => `bench${1000 + child}`;

/**
 * Measures a class that signs in with passwords at the same moment: nobody is refused, and nobody waits for more than a
 * fair share.
 */
export const signIns: Bench = {
  name: 'sign-ins',
  side: 'server',
  async run(say) {
    const school = await openSchool('embedded');
    if (!school) throw new Error('The embedded database did not start.');
    try {
      await addGroup(school);
      const { client } = school;
      const signIn = (child: number) => client.signIn(nameOf(child), password, { from: `10.0.2.${child}` });
      for (let child = 0; child < 5; child++) await signIn(child);
      const alone = await spent(school, async () => {
        for (let child = 0; child < 5; child++) await signIn(child);
      });
      const oneCpu = alone.cpuMs / 5;
      const meanwhile = readMaps(school);
      let slowest = 0;
      await Promise.all(
        Array.from({ length: CLASS }, async (_, child) => {
          const began = performance.now();
          await signIn(child);
          slowest = Math.max(slowest, performance.now() - began);
        }),
      );
      const maps = await meanwhile();
      say(
        `one ${oneCpu.toFixed(1)} ms CPU; ${CLASS} at once slowest ${Math.round(slowest)} ms; ${maps.count} maps read meanwhile, slowest ${Math.round(maps.slowest)} ms`,
      );
      return [
        ratio(
          `slowest of ${CLASS} sign-ins with a password at once`,
          slowest,
          oneCpu,
          { atMost: CLASS + 1 },
          'CPU time of one',
        ),
        {
          figure: 'others meanwhile',
          measured: `${maps.count} maps read, slowest ${Math.round(maps.slowest)} ms`,
          limit: 'served',
          reference: 'a child that is signed in asks for its map again and again',
          within: maps.count > 0,
        } satisfies Figure,
      ];
    } finally {
      await school.dispose();
    }
  },
};

/** Adds thirty children with passwords, directly in the database. */
async function addGroup(school: SchoolUnderTest): Promise<void> {
  const hash = await hashPassword(password);
  await school.stop();
  const engine = await openFolder(join(school.dataDir, 'db'));
  for (let child = 0; child < CLASS; child++) {
    await engine.run(
      `with one as (
        insert into pupil (account_id, pupil_id, first_name, avatar, user_name, password_hash)
        select account_id, gen_random_uuid(), 'Kind', 'otter', $1, $2 from pupil limit 1
        returning account_id, pupil_id, user_name
      )
      insert into login_name (login, account_id, person, person_id)
      select user_name, account_id, 'pupil', pupil_id from one`,
      [nameOf(child), hash],
    );
  }
  await engine.close();
  await school.restart();
}
