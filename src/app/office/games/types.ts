import type { CallInput, CallReply } from '../../api/call';

export type GameShown = CallReply<'readOfficeGame'>;
export type Details = Omit<CallInput<'saveOfficeGame'>['body'], 'version'>;

/** Returns the part of a game that the form changes. */
export const detailsOf = ({ countries, from, until, years, without, texts }: GameShown): Details => ({
  countries,
  from,
  until,
  years,
  without,
  texts,
});
