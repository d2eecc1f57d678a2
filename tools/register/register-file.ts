import { readFileSync } from 'node:fs';
import { exportDays } from '@/server/lifecycle/retention/contract-end';
import { messageRetentionDays } from '@/server/messages/send-message';
import { auditRetentionDays } from '@/server/platform/audit/purge-audit';
import { mailRecordDays } from '@/server/platform/mail/send-mail';
import { graceDays } from '@/server/school/licence/licence-state';
import { trashDays, undoDays } from '@/server/school/pupils/record-changes';
import { grantRetentionDays } from '@/server/school/support/purge-grants';
import { formRetentionDays } from '@/server/site/purge-forms';
import { signUpRetentionDays } from '@/server/site/webinars/purge-webinars';
import { tablesPath } from '../db-types/table-types';
import { activities, activityOf } from './activities';

export const registerPath = 'src/app/site/legal/register.gen.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const snakeOf = (type: string): string => type.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase();

/** Reads tables and columns from the types that are written from the migrations. */
export function tablesIn(types: string): readonly Table[] {
  return [...types.matchAll(/^interface (\w+)Table(?:<AccountId>)? \{\n([\s\S]*?)^\}/gm)].map(
    ([, type = '', body = '']) => ({
      name: snakeOf(type),
      columns: [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column),
    }),
  );
}

/** Days after which data go, as the server's jobs have it. */
const retention = {
  trashDays,
  undoDays,
  graceDays,
  exportDays,
  grantRetentionDays,
  auditRetentionDays,
  mailRecordDays,
  formRetentionDays,
  signUpRetentionDays,
  messageRetentionDays,
};

/** Returns the source of the register: what is stored by activity, and for how long. */
export function registerFile(types: string = readFileSync(tablesPath, 'utf8')): string {
  const tables = tablesIn(types);
  const homeless = tables.filter(({ name }) => activityOf[name] === undefined);
  if (homeless.length > 0) {
    throw new Error(
      `tools/register/activities.ts: no activity for ${homeless.map(({ name }) => name).join(', ')}`,
    );
  }
  const rows = activities.map((activity) => ({
    activity,
    tables: tables.filter(({ name }) => activityOf[name] === activity),
  }));
  return [
    '// Written by `npm run register` from the tables of the database and the periods of the jobs.',
    '',
    '/** What is stored, by processing activity: tables with their columns. */',
    `export const register = ${JSON.stringify(rows, null, 2)} as const;`,
    '',
    '/** Days after which data go. */',
    `export const retention = ${JSON.stringify(retention, null, 2)} as const;`,
    '',
  ].join('\n');
}
