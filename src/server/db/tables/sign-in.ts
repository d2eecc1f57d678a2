import type { Generated } from 'kysely';
import type { Role } from '@/contract/route';

interface LoginNameTable {
  login: string;
  account_id: string;
  person: 'user' | 'pupil';
  person_id: string;
}

interface SessionTable {
  account_id: string;
  token_hash: Uint8Array;
  person_id: string;
  role: Role;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  device: string | null;
  shared: Generated<boolean>;
}

interface LoginCardTable {
  account_id: string;
  card_id: string;
  pupil_id: string;
  version: Generated<number>;
  code_hash: Uint8Array;
  created_at: Generated<Date>;
}

interface TwoFactorTable {
  account_id: string;
  user_id: string;
  sealed: Uint8Array;
  last_step: Generated<number>;
}

interface RecoveryCodeTable {
  account_id: string;
  user_id: string;
  code_hash: Uint8Array;
}

interface PasswordTokenTable {
  account_id: string;
  token_hash: Uint8Array;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

interface PasswordRequestTable {
  request_id: string;
  sealed: Uint8Array;
  requested_at: Date;
}

interface RateLimitTable {
  bucket: string;
  count: number;
  /** When the last miss has run out. */
  empty_at: Date;
}

interface BotCheckSeenTable {
  proof: Uint8Array;
  expires_at: Date;
}

/** What signs somebody in, and what holds back who may not. */
export interface SignInTables {
  login_name: LoginNameTable;
  session: SessionTable;
  login_card: LoginCardTable;
  two_factor: TwoFactorTable;
  recovery_code: RecoveryCodeTable;
  password_token: PasswordTokenTable;
  password_request: PasswordRequestTable;
  rate_limit: RateLimitTable;
  bot_check_seen: BotCheckSeenTable;
}
