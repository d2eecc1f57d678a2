import { beforeEach, expect, it } from 'vitest';
import { stopMinutes } from '@/contract/stop-minutes';
import { describeOnDatabase } from '../../testing/database';
import { addGroup, addPupil } from '../../testing/server';
import { answerAt, openRound, practiceServer, send } from '../testing';

describeOnDatabase('a stop for everybody of a group', (open) => {
  let at: Awaited<ReturnType<typeof practiceServer>>;
  beforeEach(async () => {
    at = await practiceServer(await open());
  });

  const teacher = () => at.server.signedIn(at.school.person('docent'));
  const params = () => ({ groupId: at.school.groupId });
  const stop = async (stopped: boolean) =>
    (await at.server.call('setGroupStop', { params: params(), body: { stopped }, as: await teacher() })).body
      .stoppedUntil;
  const child = (pupilId: string) =>
    at.server.signedIn({ accountId: at.school.accountId, personId: pupilId, role: 'leerling' });
  const ofPupil = async (pupilId: string = at.school.pupilId) =>
    (await at.server.call('readGroupStop', { params: { pupilId }, as: await child(pupilId) })).body
      .stoppedUntil;
  const inMinutes = (minutes: number) => new Date(at.server.now().getTime() + minutes * 60_000).toISOString();

  it('tells each pupil until when, and ends when the teacher lets them go on', async () => {
    expect(await ofPupil()).toBeNull();
    const until = inMinutes(stopMinutes);
    expect(await stop(true)).toBe(until);
    expect(await ofPupil()).toBe(until);
    const { body: live } = await at.server.call('readLive', { params: params(), as: await teacher() });
    expect(live.stoppedUntil).toBe(until);
    expect(await stop(false)).toBeNull();
    expect(await ofPupil()).toBeNull();
  });

  it('is told with the next answer, which is stored as always', async () => {
    const round = await openRound(at.server, await child(at.school.pupilId), at.task.practiceTaskId);
    const before = await send(at.server, round, [answerAt(round, 0)]);
    expect(before.body.stoppedUntil).toBeNull();
    await stop(true);
    const answer = answerAt(round, 1);
    const { body } = await send(at.server, round, [answer]);
    expect(body).toEqual({ stored: [answer.answerId], refused: [], stoppedUntil: inMinutes(stopMinutes) });
  });

  it('ends by itself', async () => {
    await stop(true);
    at.server.advance(stopMinutes * 60_000 - 1);
    expect(await ofPupil()).not.toBeNull();
    at.server.advance(1);
    expect(await ofPupil()).toBeNull();
  });

  it('leaves pupils of other groups alone', async () => {
    const otherGroup = await addGroup(at.database, at.school.accountId);
    const other = await addPupil(at.database, at.school.accountId, otherGroup);
    await stop(true);
    expect(await ofPupil(other)).toBeNull();
  });
});
