import { beforeEach, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/database';
import { addGroup, addPupil } from '../../testing/server';
import { answerAt, openRound, practiceServer, send } from '../testing';

const day = 86_400_000;

describeOnDatabase('the goal that a group collects stars for', (open) => {
  let at: Awaited<ReturnType<typeof practiceServer>>;
  beforeEach(async () => {
    at = await practiceServer(await open());
  });

  const inDays = (days: number) =>
    new Date(at.server.now().getTime() + days * day).toISOString().slice(0, 10);
  const teacher = () => at.server.signedIn(at.school.person('docent'));
  const params = () => ({ groupId: at.school.groupId });
  const set = async (goal: { target: number; from: string; until: string | null } | null) =>
    (await at.server.call('setStarGoal', { params: params(), body: { goal }, as: await teacher() })).status;
  const read = async () =>
    (await at.server.call('readStarGoal', { params: params(), as: await teacher() })).body;
  const onMap = async (pupilId: string = at.school.pupilId) => {
    const as = await at.server.signedIn({
      accountId: at.school.accountId,
      personId: pupilId,
      role: 'leerling',
    });
    return (await at.server.call('readMap', { params: { pupilId }, as })).body.starGoal;
  };

  /** Plays a round, to its end unless told otherwise. */
  const play = async (pupilId: string = at.school.pupilId, { toTheEnd = true } = {}) => {
    const as = await at.server.signedIn({
      accountId: at.school.accountId,
      personId: pupilId,
      role: 'leerling',
    });
    const round = await openRound(at.server, as, at.task.practiceTaskId);
    const asked = round.window.settings.sumsPerRound;
    // Wrong answers give the star too: it is for playing, not for being right.
    await send(
      at.server,
      round,
      Array.from({ length: asked }, (_, place) => answerAt(round, place, { right: place % 2 === 0 })),
    );
    if (!toTheEnd) return;
    const { status } = await at.server.call('finishWindow', {
      params: { windowId: round.windowId },
      body: { ticket: round.ticket, sentAt: at.server.now().getTime() },
    });
    expect(status).toBe(200);
  };
  const mate = () => addPupil(at.database, at.school.accountId, at.school.groupId);

  it('counts each finished round of each pupil of the group from its first day on', async () => {
    const other = await mate();
    await play();
    at.server.advance(day);
    await set({ target: 30, from: inDays(0), until: inDays(3) });
    expect(await onMap()).toEqual({ stars: 0, target: 30 });
    await play();
    await play(other);
    await play(other, { toTheEnd: false });
    expect(await onMap()).toEqual({ stars: 2, target: 30 });
    expect(await onMap(other)).toEqual({ stars: 2, target: 30 });
    expect((await read()).goal).toEqual({ target: 30, from: inDays(0), until: inDays(3), stars: 2 });
  });

  it('says nothing of whose stars they are, to children or to adults', async () => {
    const other = await mate();
    await set({ target: 30, from: inDays(0), until: null });
    await play(other);
    expect(JSON.stringify([await onMap(), await read()])).not.toContain(other);
    expect(Object.keys((await onMap()) ?? {}).sort()).toEqual(['stars', 'target']);
  });

  it('keeps the stars of a pupil who goes to another group or to the trash', async () => {
    const leaver = await mate();
    await set({ target: 30, from: inDays(0), until: null });
    await play(leaver);
    const groupId = await addGroup(at.database, at.school.accountId);
    const admin = await at.server.signedIn(at.school.person('schooladmin'));
    await at.server.call('movePupils', { body: { moves: [{ pupilId: leaver, groupId }] }, as: admin });
    expect(await onMap()).toEqual({ stars: 1, target: 30 });
    expect(await onMap(leaver)).toBeNull();
    await at.server.call('trashPupils', { body: { pupilIds: [leaver] }, as: admin });
    expect(await onMap()).toEqual({ stars: 1, target: 30 });
  });

  it('leaves the map after its last day, and stays for the teacher until it is ended', async () => {
    await set({ target: 1, from: inDays(0), until: inDays(1) });
    await play();
    at.server.advance(2 * day);
    expect(await onMap()).toBeNull();
    await play();
    expect((await read()).goal).toMatchObject({ target: 1, stars: 1 });
    expect(await set(null)).toBe(200);
    expect((await read()).goal).toBeNull();
  });

  it('keeps the stars when its target or last day is changed, also past the target', async () => {
    await set({ target: 30, from: inDays(0), until: null });
    await play();
    await play();
    await set({ target: 1, from: inDays(0), until: inDays(4) });
    expect(await onMap()).toEqual({ stars: 2, target: 1 });
  });

  it('does not begin before its first day, nor end before it', async () => {
    expect(await set({ target: 30, from: inDays(2), until: inDays(1) })).toBe(422);
    expect((await read()).goal).toBeNull();
    await set({ target: 30, from: inDays(2), until: null });
    expect(await onMap()).toBeNull();
    for (const target of [0, -3, 1.5, 100_001])
      expect(await set({ target, from: inDays(0), until: null }), String(target)).toBe(422);
  });

  it('is suggested at ten rounds a pupil, and logged', async () => {
    for (let more = 0; more < 3; more += 1) await mate();
    expect((await read()).suggested).toBe(40);
    await set({ target: 40, from: inDays(0), until: null });
    await set(null);
    const logged = await at.database.db
      .selectFrom('audit_event')
      .where('subject_id', '=', at.school.groupId)
      .where('action', 'like', 'star-goal.%')
      .orderBy('at')
      .orderBy('event_id')
      .select(['action', 'counts'])
      .execute();
    expect(logged.map(({ action }) => action).sort()).toEqual(['star-goal.ended', 'star-goal.set']);
  });
});
