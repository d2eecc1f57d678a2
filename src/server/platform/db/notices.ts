/**
 * Short messages to every process that uses this database, the sender included. Nothing is kept of them: what is sent
 * while nobody listens, or while a connection is being made again, is gone.
 */
export interface Notices {
  send(text: string): Promise<void>;
  /**
   * @param hear gets what was sent; null after messages may have been missed
   * @returns ends it
   */
  listen(listener: (text: string | null) => void): () => void;
}

/** Those who listen in this process. */
export function listeners() {
  const all = new Set<(text: string | null) => void>();
  return {
    any: () => all.size > 0,
    add(listener: (text: string | null) => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(text: string | null) {
      for (const listener of all) listener(text);
    },
  };
}

/** For a database that one process has alone. */
export function noticesWithin(): Notices {
  const { add, tell } = listeners();
  return { send: async (text) => tell(text), listen: add };
}
