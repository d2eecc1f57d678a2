import type { Generated } from 'kysely';
import type { Notice } from '../../messages/notice';
import type { Json } from '../columns';

interface MessageTable {
  account_id: string;
  message_id: string;
  sent_at: Date;
  roles: Generated<string[]>;
  user_id: string | null;
  subject: string | null;
  body: string | null;
  notice: Json<Notice> | null;
}

interface MessageReceiptTable {
  account_id: string;
  message_id: string;
  user_id: string;
  read_at: Date | null;
  archived_at: Date | null;
}

/** What adults of a school are told. */
export interface MessageTables {
  message: MessageTable;
  message_receipt: MessageReceiptTable;
}
