import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdministrationSystem } from '../../../platform/config/administration-systems';
import { type RunningService, startAdministrationService } from '../../../testing/administration-service';
import { fetchList } from './fetch-list';

let service: RunningService;
beforeAll(async () => {
  service = await startAdministrationService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.does('list');
  service.shows('service');
  service.holds({
    groups: { G4: ['Groep 4 & de <Uilen>', 4] },
    pupils: [
      { key: 'k1', first: 'Noor', last: 'Bakker', group: 'G4', eckId: 'https://ketenid.nl/201703/ab' },
    ],
  });
});

const school = { brin: '99ZZ', branch: '01' };
const fetched = (part: Partial<AdministrationSystem> = {}, key = service.key, patience?: number) =>
  fetchList({ ...service.settings, ...part }, school, key, {
    today: '2026-11-20',
    schoolYear: '2026-2027',
    patience,
  });

describe('a list fetched by UWLR', () => {
  it('holds the pupils and groups, and nothing that an import does not keep', async () => {
    const { file, counts } = await fetched();
    expect(service.asked.at(-1)).toEqual({
      schooljaar: '2026-2027',
      brincode: '99ZZ',
      dependancecode: '01',
      xsdversie: '2.3',
    });
    expect(counts).toMatchObject({ pupils: 1, groups: 1 });
    expect(file.groups).toMatchObject([{ key: 'G4', name: 'Groep 4 & de <Uilen>', year: 4 }]);
    expect(file.pupils).toMatchObject([
      { key: 'k1', eckId: 'https://ketenid.nl/201703/ab', firstName: 'Noor', lastName: 'Bakker', year: 4 },
    ]);
    expect(JSON.stringify(file)).not.toMatch(/123456782|2017-03|GEHEIM/);
  });

  it.each([
    ['Client.AutorisatieOngeldig', 'administration-key'],
    ['Client.OngeldigeKlantIdentificatie', 'administration-client'],
    ['Client.XsdVersieOngeldig', 'administration-request'],
    ['Client.OngeldigBericht', 'administration-request'],
    ['Server.TijdelijkNietBeschikbaar', 'administration-fault'],
    ['Server.InterneFout', 'administration-fault'],
    [503, 'administration-fault'],
    [403, 'administration-client'],
    [302, 'administration-unreachable'],
    ['geengegevens', 'administration-empty'],
    ['web-page', 'administration-unreadable'],
    ['half', 'administration-cut-off'],
    ['short', 'administration-cut-off'],
    ['bomb', 'administration-unsafe'],
    ['endless', 'administration-large'],
    ['gzip-bomb', 'administration-large'],
  ] as const)('is refused when the service answers %s', async (behaviour, code) => {
    service.does(behaviour);
    await expect(fetched()).rejects.toMatchObject({ status: 422, code });
  });

  it('is refused when the key or the client is wrong', async () => {
    await expect(fetched({}, 'another key')).rejects.toMatchObject({ code: 'administration-key' });
    await expect(fetched({ clientCode: 'x' })).rejects.toMatchObject({ code: 'administration-client' });
  });

  it('is given up when no answer comes', async () => {
    service.does('silent');
    await expect(fetched({}, service.key, 100)).rejects.toMatchObject({ code: 'administration-timeout' });
  });

  it('is refused when the service shows another certificate, or one that is not trusted', async () => {
    service.shows('changed');
    await expect(fetched()).rejects.toMatchObject({ code: 'administration-certificate' });
    service.shows('service');
    await expect(fetched({ tls: {} })).rejects.toMatchObject({ code: 'administration-certificate' });
  });

  it('is refused when nobody listens, or a name is nobody’s', async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const { port } = closed.address() as { port: number };
    await new Promise((done) => closed.close(done));
    for (const url of [`https://localhost:${port}`, 'https://nobody.invalid']) {
      await expect(fetched({ url: new URL(url) })).rejects.toMatchObject({
        code: 'administration-unreachable',
      });
    }
  });

  it('comes from no address within a network, by name or by number', async () => {
    const asked = service.asked.length;
    const { port } = service.settings.url;
    for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:7f00:1]']) {
      const url = new URL(`https://${host}:${port}/`);
      await expect(fetched({ url, mayBePrivate: false })).rejects.toMatchObject({
        code: 'administration-unreachable',
      });
    }
    expect(service.asked).toHaveLength(asked);
  });
});
