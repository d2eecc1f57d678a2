/**
 * A set of which a test can wait until it holds so many. A loop that looks again and again would take the core from the
 * server that makes it grow.
 */
export class GrowingSet<Value> extends Set<Value> {
  readonly #waiting = new Set<() => void>();

  override add(value: Value): this {
    super.add(value);
    for (const look of this.#waiting) look();
    return this;
  }

  /** Resolves when the set holds at least so many. */
  async reached(count: number): Promise<void> {
    await new Promise<void>((enough) => {
      const look = () => {
        if (this.size < count) return;
        this.#waiting.delete(look);
        enough();
      };
      this.#waiting.add(look);
      look();
    });
  }
}
