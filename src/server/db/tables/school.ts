import type { Generated } from 'kysely';
import type { Role } from '@/contract/route';
import type { HolidayRegion } from '@/maths/calendar/school-year';
import type { GeneratedJson, Json } from '../columns';

interface AccountTable {
  account_id: string;
  slug: string;
  kind: 'school' | 'home' | 'staff';
  name: string;
  country: 'nl' | 'be';
  time_zone: Generated<string>;
  school_code: string | null;
  region: Generated<HolidayRegion>;
  locale: 'nl' | 'be' | 'en' | null;
  flags: GeneratedJson<Record<string, boolean>>;
  created_at: Generated<Date>;
}

interface AppUserTable {
  account_id: string;
  user_id: string;
  role: Exclude<Role, 'leerling'>;
  display_name: string;
  email: string | null;
  import_key: string | null;
  password_hash: string | null;
  created_at: Generated<Date>;
  disabled_at: Date | null;
  last_seen_at: Date | null;
  two_factor_at: Date | null;
  locale: 'nl' | 'be' | 'en' | null;
}

interface ClassTable {
  account_id: string;
  class_id: string;
  name: string;
  year: number | null;
  school_year: string;
  class_code: string;
  location: string | null;
  source_keys: Generated<string[]>;
  created_at: Generated<Date>;
  archived_at: Date | null;
}

interface ClassTeacherTable {
  account_id: string;
  class_id: string;
  user_id: string;
}

interface PupilTable {
  account_id: string;
  pupil_id: string;
  class_id: string | null;
  first_name: string;
  last_name: string | null;
  sort_name: string | null;
  year: number | null;
  avatar: string;
  user_name: string;
  picture_secret: Uint8Array | null;
  password_hash: string | null;
  import_key: string | null;
  eck_id_hash: Uint8Array | null;
  imported: Json<Record<string, unknown>> | null;
  created_at: Generated<Date>;
  trashed_at: Date | null;
}

interface ErasedPupilTable {
  account_id: string;
  pupil_id: string;
  erased_at: Date;
}

/** A school, its people and its classes. */
export interface SchoolTables {
  account: AccountTable;
  app_user: AppUserTable;
  class: ClassTable;
  class_teacher: ClassTeacherTable;
  pupil: PupilTable;
  erased_pupil: ErasedPupilTable;
}
