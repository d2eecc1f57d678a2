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
  listen(hear: (text: string | null) => void): () => void;
}

/** Those who listen in this process. */
export function ears() {
  const all = new Set<(text: string | null) => void>();
  return {
    any: () => all.size > 0,
    add(hear: (text: string | null) => void) {
      all.add(hear);
      return () => void all.delete(hear);
    },
    tell(text: string | null) {
      for (const hear of all) hear(text);
    },
  };
}

/** For a database that one process has alone. */
export function noticesWithin(): Notices {
  const { add, tell } = ears();
  return { send: async (text) => tell(text), listen: add };
}
