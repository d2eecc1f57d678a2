import { describe, expect, it } from 'vitest';
import { to } from './routes';

describe('named routes', () => {
  it('leads a pupil to the map', () => {
    expect(to('l-landkaart', { leerlingId: 'p1' })).toBe('/leerling/p1/landkaart');
  });
  it('leads a teacher to the groups of the own account', () => {
    expect(to('a-groepen', { accountId: 'a1', userId: 'u1' })).toBe('/account/a1/user/u1/groepen');
  });
  it('leads the office to the dashboard', () => {
    expect(to('o-dashboard')).toBe('/superadmin/dashboard');
  });
});
