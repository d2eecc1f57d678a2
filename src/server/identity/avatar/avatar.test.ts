import { avatars, avatarText, isAvatar, readAvatar } from '@assets/avatars/avatars';
import { expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/database';
import { makeSchool, testServer } from '../../testing/server';

it('reads an animal alone, and leaves off what it does not know', () => {
  for (const { id, ground } of avatars)
    expect(readAvatar(id)).toEqual({ figure: id, ground, hat: null, extra: null });
  expect(avatarText(readAvatar('dragon.sky.crown.cape'))).toBe('otter.sky.crown.-');
  expect(['fox.sky.crown.-', 'fox.sky.crown.glasses'].map(isAvatar)).toEqual([true, true]);
  expect(['fox', 'fox.sky.crown', 'fox.sky.crown.cape', 'fox.sky.crown.-.-'].map(isAvatar)).toEqual(
    Array(4).fill(false),
  );
});

describeOnDatabase('the avatar of a pupil', (open) => {
  it('is what the child chose, wherever its name stands', async () => {
    const database = await open();
    const server = testServer({ database });
    const school = await makeSchool(database);
    const child = await server.signedIn(school.person('leerling'));
    const teacher = await server.signedIn(school.person('docent'));
    const params = { pupilId: school.pupilId };
    const choose = (avatar: string) => server.call('saveAvatar', { params, body: { avatar }, as: child });
    const seen = async () => {
      const group = { groupId: school.groupId };
      const map = await server.call('readMap', { params, as: child });
      const list = await server.call('listPupils', { params: group, as: teacher });
      const cards = await server.call('makeLoginCards', {
        params: group,
        body: { renew: false },
        as: teacher,
      });
      const names = await server.call('classSignIn', {
        body: { step: 'class', classCode: cards.body.classCode },
      });
      const onScreen = 'pupils' in names.body ? names.body.pupils[0] : undefined;
      return [map.body, list.body.pupils[0], cards.body.cards[0], onScreen].map((shown) => shown?.avatar);
    };
    expect(await seen()).toEqual(Array(4).fill('otter'));
    for (const look of ['fox.sky.crown.-', 'owl.night.-.stars']) {
      expect((await choose(look)).status).toBe(200);
      expect(await seen()).toEqual(Array(4).fill(look));
    }
    expect(await choose('fox.sky.crown.cape')).toMatchObject({ status: 422 });
    expect(await choose('<b>')).toMatchObject({ status: 422 });
    expect(await seen()).toEqual(Array(4).fill('owl.night.-.stars'));
  });
});
