import { describe, expect, it } from 'vitest';
import { readAdministrationSystems } from './administration-systems';
import { readConfig } from './config';

const system = {
  UWLR_SYSTEMS: 'las',
  UWLR_LAS_NAME: 'Het LAS',
  UWLR_LAS_URL: 'https://las.example/uwlr',
  UWLR_LAS_CLIENT_CODE: 'code',
  UWLR_LAS_CLIENT_NAME: 'Sommeneiland',
};
const read = (env: Readonly<Record<string, string>>, isLocal = false) =>
  readAdministrationSystems(env, isLocal);

describe('the settings of administration systems', () => {
  it('are none by default', () => {
    expect(read({})).toEqual([]);
  });

  it('are read with version 2.3 and no data set where none is given', () => {
    expect(read(system)).toMatchObject([
      { id: 'las', name: 'Het LAS', version: '2.3', dataSet: null, tls: {}, mayBePrivate: false },
    ]);
    const [chosen] = read({ ...system, UWLR_LAS_VERSION: '2.2', UWLR_LAS_DATA_SET: 'Smalle-set' });
    expect(chosen).toMatchObject({ version: '2.2', dataSet: 'Smalle-set' });
  });

  it.each([
    [{ UWLR_LAS_CLIENT_CODE: '' }, 'UWLR_LAS_CLIENT_CODE is missing'],
    [{ UWLR_LAS_URL: 'http://las.example/uwlr' }, 'begins with https://'],
    [{ UWLR_LAS_URL: 'https://user:secret@las.example' }, 'begins with https://'],
    [{ UWLR_LAS_URL: 'las.example' }, 'begins with https://'],
    [{ UWLR_SYSTEMS: 'las,las' }, 'different names'],
    [{ UWLR_SYSTEMS: '../las' }, 'different names'],
    [{ UWLR_LAS_CA_FILE: '/nowhere/ca.pem' }, 'cannot be read'],
    [{ UWLR_LAS_CERTIFICATE_FILE: 'package.json' }, 'belong together'],
  ])('are refused with a sentence: %o', (wrong, sentence) => {
    expect(() => read({ ...system, ...wrong })).toThrow(sentence);
  });

  it('tell no password of an address', () => {
    const message = (() => {
      try {
        read({ ...system, UWLR_LAS_URL: 'https://user:hunter2@las.example' });
        return '';
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).toContain('UWLR_LAS_URL');
    expect(message).not.toContain('hunter2');
  });

  it('allow addresses within a network only where nobody else reaches this server', () => {
    const here = { ...system, UWLR_LAS_URL: 'http://127.0.0.1:4000' };
    expect(readConfig(here).administrationSystems).toMatchObject([{ mayBePrivate: true }]);
    expect(() => readConfig({ ...here, PAGE_ORIGINS: 'https://school.example' })).toThrow('UWLR_LAS_URL');
    expect(() => readConfig({ ...here, HOST: '0.0.0.0' })).toThrow('UWLR_LAS_URL');
  });
});
