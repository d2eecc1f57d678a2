import type { CallInput, CallReply } from '../../api/call';
import { emptyTitle } from '../shared/office-title';

export type CardShown = CallReply<'listOfficeSavingsCards'>['cards'][number];
export type Details = Omit<CallInput<'saveOfficeSavingsCard'>['body'], 'version'>;

/** A card that nobody has saved yet. */
export const newDetails: Details = {
  title: emptyTitle,
  art: 'stars',
  size: 10,
  on: false,
  from: null,
  until: null,
  everyYear: false,
};

/** Returns the part of a card that the form changes. */
export const detailsOf = ({ title, art, size, on, from, until, everyYear }: CardShown): Details => ({
  title,
  art,
  size,
  on,
  from,
  until,
  everyYear,
});
