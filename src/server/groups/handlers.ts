import type { Handlers } from '../call';
import { notFound } from '../errors';
import { listPupils } from '../pupils/list-pupils';
import { addGroup, archiveGroup, changeGroup, setGroupTeachers } from './change-groups';
import { listArchived, listGroups } from './list-groups';
import { makeLoginCards } from './login-cards';
import { setSignIn } from './set-sign-in';

export const handlers = {
  async listGroups({ db, session, now }) {
    const { groups } = await listGroups(db, session, now);
    return { groups, archived: await listArchived(db, session) };
  },
  async readGroup({ db, session, now, params }) {
    const [group] = (await listGroups(db, session, now, params.groupId)).groups;
    if (!group) throw notFound();
    return group;
  },
  async listPupils({ db, keys, session, now, params }) {
    const { groups, pupils } = await listGroups(db, session, now, params.groupId);
    const [group] = groups;
    if (!group) throw notFound();
    return { group, pupils: await listPupils(db, session, keys, group, pupils, now) };
  },
  makeLoginCards,
  setSignIn,
  addGroup,
  changeGroup,
  setGroupTeachers,
  archiveGroup,
} satisfies Partial<Handlers>;
