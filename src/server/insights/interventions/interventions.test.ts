import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newTask } from '@/contract/new-task';
import { answerAt, openRound, practiceServer, send } from '../../practice/testing';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { addGroup, addPupil } from '../../testing/server';

describeOnDatabase('what a teacher did', (open) => {
  const at = madeAnew(open, practiceServer);
  const dayMs = 86_400_000;

  const play = async (right: (position: number) => boolean, { responseMs = 6000, count = 36 } = {}) => {
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    at.server.advance(3 * 60_000);
    const answers = Array.from({ length: count }, (_, position) =>
      answerAt(round, position, { right: right(position), responseMs }),
    );
    expect((await send(at.server, round, answers)).status).toBe(200);
  };
  const today = async () =>
    (await at.server.call('readToday', { params: { groupId: at.school.groupId }, as: at.teacher })).body;
  const daysLater = async (days: number) => {
    at.server.advance(days * dayMs);
    at.teacher = await at.server.signedIn(at.school.person('docent'));
    at.pupil = await at.server.signedIn(at.school.person('leerling'));
  };
  const params = (interventionId: string) => ({ groupId: at.school.groupId, interventionId });
  type Body = Parameters<typeof at.server.call<'recordIntervention'>>[1]['body'];
  const record = async (body: Partial<Body> & Pick<Body, 'kind' | 'matter'>, id: string = randomUUID()) => {
    const pupils = [{ pupilId: at.school.pupilId, basedOn: null }];
    const { status } = await at.server.call('recordIntervention', {
      params: params(id),
      body: { pupils, collectionKey: null, weeks: null, ...body },
      as: at.teacher,
    });
    return { id, status };
  };
  const undo = (id: string) => at.server.call('undoIntervention', { params: params(id), as: at.teacher });
  const tasks = async () => {
    const { pupilId } = at.school;
    const { body } = await at.server.call('readPupilSettings', { params: { pupilId }, as: at.teacher });
    return body.versions
      .find(({ current }) => current)
      ?.differs.tasks?.map(({ collectionKey }) => collectionKey);
  };

  it('takes the matter off the page, once however often it is sent, and undoing brings it back', async () => {
    await play((position) => position % 3 === 0);
    const before = await today();
    const [stuck] = before.pupils;
    expect(stuck?.reason).toBe('stuck');
    const matter = stuck?.matter ?? { kind: 'stuck', code: '' };
    const { id } = await record({ kind: 'instruction', matter });
    expect((await record({ kind: 'instruction', matter }, id)).status).toBe(200);
    const after = await today();
    expect(after.pupils).toEqual([]);
    expect(after.done).toMatchObject([
      { interventionId: id, kind: 'instruction', matter, people: [{ name: 'Noor Bakker' }], day: after.day },
    ]);
    expect((await undo(id)).body).toEqual({ overtaken: [] });
    expect((await undo(id)).status, 'undone twice').toBe(200);
    expect(await today()).toMatchObject({ pupils: before.pupils, done: [] });
  });

  it('leaves another matter of the same pupil on the page', async () => {
    await play((position) => position % 3 === 0);
    await record({ kind: 'talk', matter: { kind: 'guessing', code: '' } });
    expect((await today()).pupils).toHaveLength(1);
  });

  it('sets a collection ready for two weeks, and undoing gives the pupil back what it had', async () => {
    await play((position) => position % 3 === 0);
    const [stuck] = (await today()).pupils;
    const collectionKey = stuck?.collection?.collectionKey ?? '';
    const before = await tasks();
    const matter = stuck?.matter ?? { kind: 'stuck', code: '' };
    const { id, status } = await record({ kind: 'practice', matter, collectionKey, weeks: 2 });
    expect(status).toBe(200);
    expect((await tasks())?.at(-1)).toBe(collectionKey);
    expect((await today()).done).toMatchObject([{ kind: 'practice', collection: { collectionKey } }]);
    await undo(id);
    expect(await tasks()).toEqual(before);
  });

  it('is not stored when a colleague changed the settings meanwhile', async () => {
    const { pupilId } = at.school;
    const body = { basedOn: null, differs: { tasks: [newTask('split-to-10')] } };
    await at.server.call('savePupilSettings', { params: { pupilId }, body, as: at.teacher });
    const matter = { kind: 'stuck', code: '' } as const;
    const { status } = await record({ kind: 'practice', matter, collectionKey: 'table-7', weeks: 2 });
    expect(status).toBe(409);
    expect(await tasks()).toEqual(['split-to-10']);
    expect((await today()).done).toEqual([]);
  });

  it('asks for what was set ready, for pupils of this group alone, and for a collection there is', async () => {
    const matter = { kind: 'goal', code: 'table-7' } as const;
    expect((await record({ kind: 'practice', matter })).status).toBe(422);
    expect((await record({ kind: 'talk', matter: { kind: 'goal', code: 'no-such' } })).status).toBe(422);
    expect((await record({ kind: 'talk', matter: { kind: 'skill', code: '<b>' } })).status).toBe(422);
    const group = await addGroup(at.database, at.school.accountId);
    const elsewhere = await addPupil(at.database, at.school.accountId, group);
    const pupils = [{ pupilId: elsewhere, basedOn: null }];
    expect((await record({ kind: 'talk', matter, pupils })).status).toBe(404);
    expect((await today()).done).toEqual([]);
  });

  it('takes the clock away from a pupil who guesses, then offers shorter rounds', async () => {
    const { pupilId } = at.school;
    const body = { basedOn: null, differs: { clock: 'visible' as const } };
    const saved = await at.server.call('savePupilSettings', { params: { pupilId }, body, as: at.teacher });
    await play((position) => position % 3 === 0, { responseMs: 700 });
    const [guesser] = (await today()).pupils;
    expect(guesser).toMatchObject({ reason: 'guessing', calm: 'no-clock', boardSum: null });
    const pupils = [{ pupilId, basedOn: saved.body.settingsId }];
    const { id } = await record({ kind: 'no-clock', matter: { kind: 'guessing', code: '' }, pupils });
    expect((await today()).pupils).toEqual([]);
    const read = async () =>
      (await at.server.call('readPupilSettings', { params: { pupilId }, as: at.teacher })).body;
    expect((await read()).versions[0]?.differs.clock ?? (await read()).group.clock).toBe('off');
    await undo(id);
    expect((await read()).versions[0]?.differs.clock).toBe('visible');
    const settingsId = (await read()).versions[0]?.settingsId ?? null;
    await at.server.call('savePupilSettings', {
      params: { pupilId },
      body: { basedOn: settingsId, differs: {} },
      as: at.teacher,
    });
    expect((await today()).pupils[0]?.calm).toBe('short-rounds');
  });

  it('comes back after two weeks with the figures the page had and those since, until it is seen', async () => {
    await play((position) => position % 3 === 0);
    const [stuck] = (await today()).pupils;
    const matter = stuck?.matter ?? { kind: 'stuck', code: '' };
    // Which sums come next differs by round: the figures of one skill say little, those of all sums enough.
    const { id } = await record({ kind: 'instruction', matter: { kind: 'stuck', code: '' } });
    await record({ kind: 'instruction', matter });
    for (const days of [1, 1, 1, 1, 1, 1, 1]) {
      await daysLater(days);
      await play(() => true);
    }
    await daysLater(6);
    expect((await today()).effects, 'a day too early').toEqual([]);
    await daysLater(1);
    const { effects, done } = await today();
    expect(done).toEqual([]);
    const ofSkill = effects.find(({ interventionId }) => interventionId !== id);
    expect(ofSkill?.before).toEqual({ of: stuck?.stuckOn?.answers, count: stuck?.stuckOn?.right });
    expect(effects.find(({ interventionId }) => interventionId === id)).toMatchObject({
      measure: 'right',
      before: { of: 36, count: 12 },
      after: { of: 7 * 36, count: 7 * 36 },
      verdict: 'better',
      withoutPractice: [],
    });
    const close = (closed: boolean) =>
      at.server.call('closeIntervention', { params: params(id), body: { closed }, as: at.teacher });
    await close(true);
    expect((await today()).effects).toHaveLength(1);
    await close(false);
    expect((await today()).effects).toHaveLength(2);
    await daysLater(28);
    expect((await today()).effects, 'nobody waits for it any more').toEqual([]);
  });

  it('says that nothing was practised since, and of whom', async () => {
    await play((position) => position % 3 === 0);
    await record({ kind: 'talk', matter: { kind: 'not-practising', code: '' } });
    at.server.advance(1000);
    await record({ kind: 'instruction', matter: { kind: 'stuck', code: '' } });
    await daysLater(14);
    const { effects } = await today();
    expect(
      effects.map(({ measure, verdict, withoutPractice }) => [measure, verdict, withoutPractice]),
    ).toEqual([
      ['right', 'not-practised', ['Noor Bakker']],
      // The day itself counts: it practised before the talk.
      ['days', 'better', []],
    ]);
  });
});
