import type { Day } from '../columns';

interface LicenceTable {
  account_id: string;
  kind: 'trial' | 'school' | 'home';
  pupils_allowed: number;
  starts_on: Day;
  ends_on: Day;
}

interface LicenceInvoiceTable {
  account_id: string;
  invoice_id: string;
  number: string;
  day: Day;
  body: string;
}

interface LicenceRequestTable {
  account_id: string;
  request_id: string;
  asked_by: string;
  asked_at: Date;
  pupils: number | null;
  until: Day | null;
  remark: string;
  answered_at: Date | null;
}

interface SentNoticeTable {
  account_id: string;
  level: string;
  about: string;
  sent_at: Date;
}

/** What a school may use, and until when. */
export interface LicenceTables {
  licence: LicenceTable;
  licence_invoice: LicenceInvoiceTable;
  licence_request: LicenceRequestTable;
  sent_notice: SentNoticeTable;
}
