/** First and last day of something, `YYYY-MM-DD`; null: no limit on that side. */
export interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

export const areDaysWrong = ({ from, until }: Days): boolean =>
  from !== null && until !== null && until < from;
