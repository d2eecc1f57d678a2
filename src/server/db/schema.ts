import type { FriendTables } from './tables/friends';
import type { ImportsTables } from './tables/imports';
import type { LicenceTables } from './tables/licence';
import type { MessageTables } from './tables/messages';
import type { PracticeTables } from './tables/practice';
import type { RetentionTables } from './tables/retention';
import type { SchoolTables } from './tables/school';
import type { SettingsTables } from './tables/settings';
import type { SignInTables } from './tables/sign-in';
import type { UpkeepTables } from './tables/upkeep';

/*
 * The tables of `migrations/`, written by hand in `tables/`, by subject; `schema.test.ts` compares them with the real
 * columns.
 */
export interface DB
  extends SchoolTables,
    SignInTables,
    SettingsTables,
    PracticeTables,
    ImportsTables,
    LicenceTables,
    MessageTables,
    FriendTables,
    RetentionTables,
    UpkeepTables {}
