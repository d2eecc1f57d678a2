/** Numbers from which a share is made where things are dealt out. */
export const dealCards = [100, 50, 10, 5, 2, 1] as const;

/** Most cards for a share, and most who share. */
const most = { cards: 8, sharers: 10 } as const;

/** The fewest cards that make a whole number. */
function cardsOf(amount: number): number {
  let [count, rest] = [0, amount];
  for (const card of dealCards) {
    count += Math.floor(rest / card);
    rest %= card;
  }
  return count;
}

/** Returns whether these whole numbers can be laid with few cards and dealt to so many. */
export const isDealt = (sharers: number, ...amounts: readonly number[]): boolean =>
  sharers >= 1 &&
  sharers <= most.sharers &&
  amounts.every((amount) => Number.isInteger(amount) && amount >= 0) &&
  amounts.reduce((all, amount) => all + cardsOf(amount), 0) <= most.cards;
