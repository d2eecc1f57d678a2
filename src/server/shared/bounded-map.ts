/**
 * A Map with a maximum size, for caches that live as long as the process. A new entry replaces the one that was set
 * longest ago; setting an entry again makes it the newest.
 */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  /** @param most maximum number of entries, 1 or more */
  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    for (const longestAgo of this.keys()) {
      if (this.size <= this.#most) break;
      this.delete(longestAgo);
    }
    return this;
  }
}
