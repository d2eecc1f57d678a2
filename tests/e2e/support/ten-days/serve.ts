import { createInterface } from 'node:readline';
import { serve } from '@hono/node-server';
import { isWeekday, schoolDaysLater } from '@/maths/calendar/school-days';
import { randomFrom } from '@/maths/random';
import type { DiaryChild } from '@/maths/simulate/diary/keep-diary';
import { embeddedDatabase } from '@/server/platform/db/embedded/dialect';
import { openMemory } from '@/server/platform/db/embedded/engine/engine';
import { always } from '@/server/platform/db/embedded/engine/reviving-engine';
import { addPupil, makeSchool, testServer } from '@/server/testing/server';
import { templateDump } from '@/server/testing/template';
import { freePort } from '../../../../tools/free-port';
import { childOf } from './child';
import { playDay } from './play-day';
import type { DayOfChildren } from './ten-days';

/*
 * Serves the built pages with a clock of its own, on which three children of year 5 play a school day for each line of
 * its input. It prints each day's maps as a line of JSON, and then stands still for pictures of them.
 */

const firstDay = '2026-09-07';
const children = [
  { key: 'far-behind', avatar: 'fox.sky.cap.-', name: 'Sem', year: 5, right: 0.52, thinkMs: 5000 },
  { key: 'middle', avatar: 'otter.sand.-.-', name: 'Noor', year: 5, right: 0.88, thinkMs: 2400 },
  { key: 'far-ahead', avatar: 'owl.mint.crown.-', name: 'Amir', year: 5, right: 1, thinkMs: 1200 },
] as const satisfies readonly (DiaryChild & { readonly key: string; readonly avatar: string })[];

const port = await freePort();
const url = `http://localhost:${port}`;
const engine = await openMemory(await templateDump());
const database = {
  ...embeddedDatabase(always(engine)),
  lost: new Promise<never>(() => {}),
  close: () => engine.close(),
};
const server = testServer({
  database,
  now: new Date(`${firstDay}T06:30:00Z`),
  config: { clientDir: 'dist/client', pageOrigins: ['http://localhost:8787', url] },
});
const school = await makeSchool(database);
const playing = [];
for (const [place, traits] of children.entries()) {
  const made = await addPupil(database, school.accountId, school.groupId);
  // Games of a day follow from the id of a child: with the same ids the same days are played again.
  const pupilId = `00000000-0000-4000-8000-00000000000${place + 1}`;
  await database.db
    .updateTable('pupil')
    .set({ pupil_id: pupilId, first_name: traits.name, year: traits.year, avatar: traits.avatar })
    .where('pupil_id', '=', made)
    .execute();
  playing.push({ key: traits.key, pupilId, answer: childOf(traits), ids: randomFrom(place) });
}
serve({ fetch: server.app.fetch, hostname: '127.0.0.1', port });

let day = firstDay;
let number = 0;
for await (const _ of createInterface({ input: process.stdin })) {
  server.advance(Date.parse(`${day}T06:30:00Z`) - server.now().getTime());
  const days: DayOfChildren['children'][number][] = [];
  for (const child of playing) {
    // Sessions of children end with the day.
    const cookie = await server.signedIn({
      accountId: school.accountId,
      personId: child.pupilId,
      role: 'leerling',
    });
    const played = await playDay(server, { ...child, cookie }, number);
    days.push({ key: child.key, pupilId: child.pupilId, cookie, ...played });
  }
  const shown: DayOfChildren = { url, day, at: server.now().getTime(), children: days };
  process.stdout.write(`${JSON.stringify(shown)}\n`);
  day = schoolDaysLater(day, 1, isWeekday);
  number += 1;
}
process.exit(0);
