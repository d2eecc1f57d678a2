import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageTag } from '@/maths/locale';
import { setCurrentLocale } from '../../i18n/locale';
import nlCommon from '../../i18n/nl/common.json';
import nl from '../../i18n/nl/office.json';
import nlUi from '../../i18n/nl/ui.json';
import { changeText, fieldName, valueText } from './describe-change';
import { subjectOf } from './subject';
import { actionsNamed } from './use-action-names';

const [id, accountId] = ['01932f00-0000-7000-8000-0000abcd1234', '01932f00-0000-7000-8000-000000000001'];

beforeAll(async () => {
  setCurrentLocale('nl');
  await i18next.init({
    lng: languageTag.nl,
    resources: { [languageTag.nl]: { office: nl, common: nlCommon, ui: nlUi } },
    interpolation: { escapeValue: false },
  });
});

describe('a search in the log', () => {
  it('finds actions by a part of the name that the reader sees, in any case', () => {
    expect(actionsNamed('Toegevoegd')).toEqual(
      expect.arrayContaining(['group.added', 'pupils.added', 'invoice.added']),
    );
    expect(actionsNamed('groep toegevoegd')).toEqual(['group.added']);
    expect(actionsNamed('niets zoals dit')).toEqual([]);
  });

  it('takes no name of an area for an action', () => {
    expect(actionsNamed('').some((action) => action.endsWith('.area'))).toBe(false);
  });
});

describe('a change in the log', () => {
  it('names its field and the values that have a name', () => {
    expect(changeText('role', 'office', 'superadmin')).toBe('Rol: kantoor → hoofdbeheerder');
    expect(changeText('licence.endsOn', '2026-12-31', null)).toBe(
      'Licentie · laatste dag: 31 december 2026 → –',
    );
    expect(changeText('countries', 'nl, be', 'nl')).toBe('Landen: Nederland, België → Nederland');
    expect(changeText('flags.featureEdexml', false, true)).toBe('Onderdelen · Groepen inlezen: nee → ja');
    expect(changeText('kind', null, 'mail')).toBe('Soort: Post versturen');
    expect(changeText('audience.roles', 'docent', 'docent, schooladmin')).toBe(
      'Voor wie · rollen: leerkracht → leerkracht, schoolbeheerder',
    );
    expect(changeText('audience.flag', '', 'featureVoortgang')).toBe('Voor wie · onderdeel: Voortgang');
    expect(changeText('sendAt', '2026-11-27T08:00:00.000Z', null)).toMatch(
      /^Verstuurd op: 27 nov 2026, \d\d:00 → –$/,
    );
  });

  it('only names a field whose values the log does not hold', () => {
    expect(changeText('notes', null, null)).toBe('Notities');
  });

  it('counts places from one, and writes no JSON', () => {
    expect(fieldName('steps.2.strategy')).toBe('Sporten 3 · strategie');
    const step = { id: 'x', generatorId: 'g', strategy: 'double', prerequisite: null };
    expect(valueText('steps.0', step)).toBe('generator g, strategie dubbel');
    expect(valueText('values.a', { min: 1, max: 9 })).toBe('van 1, tot en met 9');
  });
});

describe('the subject of an entry', () => {
  const entry = { accountId, subjectId: id, changes: {} };

  it('leads to its page where it has one', () => {
    expect(subjectOf({ ...entry, action: 'pupil.changed' })).toEqual({
      short: '…abcd1234',
      to: `/superadmin/leerlingen?zoek=${id}`,
      hasPage: true,
    });
    const game = subjectOf({ ...entry, action: 'game.changed', changes: { game: [null, 'vishaak'] } });
    expect(game).toMatchObject({ short: 'vishaak', to: '/superadmin/spellen/vishaak' });
  });

  it('leads to its own lines of the log where it has none, as a pupil who was erased', () => {
    for (const action of ['group.added', 'pupil.erased'])
      expect(subjectOf({ ...entry, action })).toMatchObject({ to: `?zoek=${id}`, hasPage: false });
  });

  it('is left out where it is the account of the row', () => {
    expect(subjectOf({ ...entry, action: 'school.changed', subjectId: accountId })).toBeNull();
  });
});
