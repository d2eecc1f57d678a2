import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { listExtraGroups, readExtraGroup } from './extra-groups';
import { listArchived, listGroups } from './list-groups';
import { listPupils } from './list-pupils';

export const handlers = {
  listExtraGroups,
  readExtraGroup,
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
    return {
      group,
      pupils: await listPupils(
        db,
        session,
        keys,
        { group_id: group.groupId, kind: 'home', year: group.year },
        pupils,
        now,
      ),
    };
  },
} satisfies Partial<Handlers>;
