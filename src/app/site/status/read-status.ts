/** What the server says of itself; null where it cannot be told. */
export interface Status {
  readonly server: boolean;
  readonly database: boolean | null;
  readonly storage: boolean | null;
}

const unreachable: Status = { server: false, database: null, storage: null };

/** Reads what `/readyz` replies: `ready`, with the storage when it runs short, or 503 while the database is away. */
export function readyStatus(status: number, body: string): Status {
  if (status === 503) return { server: true, database: false, storage: null };
  if (status !== 200 || !body.startsWith('ready')) return unreachable;
  return { server: true, database: true, storage: !body.includes('storage') };
}

/** Asks the server of this page how it is. */
export async function readStatus(): Promise<Status> {
  try {
    const reply = await fetch('/readyz', { cache: 'no-store' });
    return readyStatus(reply.status, await reply.text());
  } catch {
    // No network, or nobody listens.
    return unreachable;
  }
}
