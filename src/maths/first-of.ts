/**
 * The first `count` of these items in the order of `compare`: what sorting all of them and keeping so many would give,
 * ties as they came, at the price of little more than looking at each.
 */
export function firstOf<Item>(
  items: readonly Item[],
  count: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (count < 1 || (last !== undefined && compare(item, last) >= 0)) continue;
    const after = first.findIndex((other) => compare(item, other) < 0);
    first.splice(after < 0 ? first.length : after, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
