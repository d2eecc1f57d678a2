import { randomUUID } from 'node:crypto';
import { parseEdexml } from '@/edexml/parse-edexml';
import { hashPassword } from '@/server/identity/secrets/passwords';
import { apiClient } from '../../../tools/bench/client';
import { utf8 } from '../../fixtures/edexml/build';
import { teacherOfAll } from '../../fixtures/edexml/odd-school';
import { changeData } from './change-data';
import { emptyGroup, importedFile, importedLogins, today } from './imported-school';
import type { RunningServer } from './server';

async function addEmptySchool(server: RunningServer): Promise<void> {
  const accountId = randomUUID();
  const adults = importedLogins.map(async ({ role, login, name, password }) => {
    const userId = randomUUID();
    const hash = await hashPassword(password);
    return `insert into app_user (account_id, user_id, role, display_name, email, password_hash)
        values ('${accountId}', '${userId}', '${role}', '${name}', '${login}', '${hash}');
      insert into login_name (login, account_id, person, person_id)
        values ('${login}', '${accountId}', 'user', '${userId}');`;
  });
  await changeData(
    server,
    `insert into account (account_id, slug, kind, name, country, region)
       values ('${accountId}', 'de-muren', 'school', 'Vrije basisschool De Muren', 'be', 'vlaanderen');
     insert into licence (account_id, kind, pupils_allowed, starts_on, ends_on)
       values ('${accountId}', 'school', 120, current_date - 30, current_date + 335);
     ${(await Promise.all(adults)).join('\n')}`,
  );
}

/** Creates the school; its administrator imports the file and gives the teacher the groups. */
export async function addImportedSchool(server: RunningServer): Promise<void> {
  await addEmptySchool(server);
  const client = apiClient(server.url);
  const admin = importedLogins.find(({ role }) => role === 'schooladmin');
  if (!admin) throw new Error('The imported school has no admin.');
  const cookie = await client.signIn(admin.login, admin.password);
  const parsed = await parseEdexml(utf8(importedFile()), { today: today() });
  if (!parsed.ok) throw new Error(`The file is refused: ${parsed.failure.code}`);
  const plan = await client.call('planImport', { body: parsed.file }, { cookie });
  const rows = plan.rows.filter(({ importable }) => importable).map(({ row }) => row);
  const params = { importId: plan.importId };
  await client.call('applyImport', { params, body: { rows, same: [] } }, { cookie });
  // The import does not make groups without pupils.
  await client.call('addGroup', { body: { groupId: randomUUID(), name: emptyGroup, year: 8 } }, { cookie });
  const { teachers, groups } = await client.call('listTeachers', {}, { cookie });
  const { userId = '' } = teachers.find(({ email }) => email === teacherOfAll) ?? {};
  const groupIds = groups.map(({ groupId }) => groupId);
  await client.call('importTeachers', { body: { teachers: [{ userId, groupIds }] } }, { cookie });
}
