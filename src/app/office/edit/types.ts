import type { CallInput, CallReply } from '../../api/call';

export type AccountShown = CallReply<'readAccount'>;
/** Fields that the form of an account changes. */
export type Details = Omit<CallInput<'changeAccount'>['body'], 'version'>;

/** Returns the fields of the form out of an account. */
export const detailsOf = ({
  name,
  kind,
  country,
  schoolCode,
  locale,
  notes,
  flags,
  licence,
}: AccountShown): Details => ({ name, kind, country, schoolCode, locale, notes, flags, licence });
