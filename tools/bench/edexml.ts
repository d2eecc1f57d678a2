import { join } from 'node:path';
import { fileXml, groupXml, pupilXml, utf8 } from '@tests/fixtures/edexml/build';
import { SaxesParser } from 'saxes';
import { parseEdexml } from '@/edexml/parse-edexml';
import { openFolder } from '@/server/platform/db/embedded/engine/engine';
import { type Bench, type Figure, ratio } from './figure';
import { readMaps } from './read-maps';
import { openSchool, type SchoolUnderTest, spent } from './school-under-test';

const PUPILS = 10_000;
const GROUPS = 400;

/** Returns a synthetic file of a very large school board. */
function largeFile(): Uint8Array<ArrayBuffer> {
  const groups = Array.from({ length: GROUPS }, (_, g) =>
    groupXml(`G${g}`, `Groep ${(g % 8) + 1}-${g}`, String((g % 8) + 1)),
  );
  const pupils = Array.from({ length: PUPILS }, (_, p) =>
    pupilXml({
      key: `P${p}`,
      eckid: `https://ketenid.example/${String(p).padStart(128, '0')}`,
      inside:
        `<achternaam>Verzonnen${p}</achternaam><voorvoegsel>van</voorvoegsel><roepnaam>Kind${p % 977}</roepnaam>` +
        `<geboortedatum>2016-01-01</geboortedatum><geslacht>1</geslacht><jaargroep>${((p % GROUPS) % 8) + 1}</jaargroep>` +
        `<groep key="G${p % GROUPS}"/><postcodenl>9999ZZ</postcodenl>`,
    }),
  );
  return utf8(fileXml({ groups: groups.join(''), pupils: pupils.join('') })) as Uint8Array<ArrayBuffer>;
}

const seconds = (figure: string, ms: number, atMost: number, reference: string): Figure => ({
  figure,
  measured: `${(ms / 1000).toFixed(2)} s`,
  limit: `≤ ${atMost} s`,
  reference,
  within: ms / 1000 <= atMost,
});

/** Raises the licence, since that of the demo school is for hundreds of pupils. */
async function makeRoom(school: SchoolUnderTest): Promise<void> {
  await school.stop();
  const engine = await openFolder(join(school.dataDir, 'db'));
  await engine.run(`update licence set pupils_allowed = ${2 * PUPILS}`, []);
  await engine.close();
  await school.restart();
}

/** Measures a file of 10,000 pupils: reading it, planning the import and applying it. */
export const edexml: Bench = {
  name: 'edexml',
  side: 'server',
  async run(say) {
    const bytes = largeFile();
    const text = new TextDecoder().decode(bytes);
    const cpu = (work: () => unknown) => {
      const began = performance.now();
      const done = work();
      return { ms: performance.now() - began, done };
    };
    const bare = cpu(() => {
      const parser = new SaxesParser();
      parser.write(text).close();
    });
    const began = performance.now();
    const result = await parseEdexml(bytes, { today: '2026-11-20', fileName: 'groot.xml' });
    const reading = performance.now() - began;
    if (!result.ok) throw new Error(result.failure.code);
    say(`read ${PUPILS} pupils (${(bytes.length / 1e6).toFixed(1)} MB) in ${Math.round(reading)} ms`);

    const school = await openSchool('embedded');
    if (!school) throw new Error('The embedded database did not start.');
    try {
      await makeRoom(school);
      const { client, server } = school;
      const { logins } = await client.call('demoLogins', {});
      const login = logins.find(({ role }) => role === 'schooladmin');
      if (!login) throw new Error('The demo school has no administrator.');
      const admin = { cookie: await client.signIn(login.login, login.password) };
      const body = result.file;
      const before = await server.read();
      let plan: Awaited<ReturnType<typeof client.call<'planImport'>>> | undefined;
      const planning = await spent(school, async () => {
        plan = await client.call('planImport', { body }, admin);
      });
      if (!plan) throw new Error('There is no plan.');
      const { importId, rows, counts } = plan;
      const chosen = rows.filter(({ kind }) => kind === 'new').map(({ row }) => row);
      const meanwhile = readMaps(school);
      const apply = () =>
        client.call('applyImport', { params: { importId }, body: { same: [], rows: chosen } }, admin);
      // Awaited before rethrowing, so that the real error is reported and not the one of a client whose server is gone.
      const [applied] = await Promise.allSettled([spent(school, apply)]);
      const { slowest } = await meanwhile();
      if (applied.status === 'rejected') throw applied.reason;
      const applying = applied.value;
      const { rssMb } = await server.read();
      say(
        `plan ${Math.round(planning.ms)} ms, apply ${Math.round(applying.ms)} ms for ${counts.new} new pupils, ${Math.round(rssMb)} MB`,
      );
      return [
        ratio(
          'reading an EdeXML file of 10 000 pupils',
          reading,
          bare.ms,
          { atMost: 4 },
          'the XML parser alone',
        ),
        seconds('planning its import', planning.ms, 5, 'embedded database'),
        seconds('applying it', applying.ms, 10, 'embedded database, in pieces'),
        {
          figure: 'a child that asks for its map meanwhile',
          measured: `waits ${Math.round(slowest)} ms at most`,
          limit: '',
          reference: 'pieces of some 50 ms',
          within: null,
        },
        {
          figure: 'memory of the server grows by it',
          measured: `${Math.round(rssMb - before.rssMb)} MB`,
          limit: '≤ 250 MB',
          reference: `to ${Math.round(rssMb)} MB, resident`,
          within: rssMb - before.rssMb <= 250,
        },
      ];
    } finally {
      await school.dispose();
    }
  },
};
