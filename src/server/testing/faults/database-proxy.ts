import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

interface Pair {
  readonly inner: net.Socket;
  readonly outer: net.Socket;
  /** Its bytes vanish for good: what a cut wire swallowed never comes later. */
  lost: boolean;
}

/** Where a proxy passes on to. */
export interface Upstream {
  readonly host: string;
  readonly port: number;
}

export const upstreamOf = (url: string): Upstream => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 5432) };
};

/** A wire between the product and PostgreSQL that tests break in the ways networks and servers break. */
export async function databaseProxy(first: Upstream) {
  let upstream = first;
  let mode: 'open' | 'frozen' | 'black-hole' | 'refusing' = 'open';
  let swallow: { readonly matches: (sent: Buffer) => boolean; readonly cut: () => void } | undefined;
  const pairs = new Set<Pair>();

  const link = (inner: net.Socket) => {
    const outer = net.connect({ ...upstream, noDelay: true });
    const pair: Pair = { inner, outer, lost: mode === 'black-hole' };
    pairs.add(pair);
    let silenced: (() => void) | undefined;
    inner.on('data', (bytes: Buffer) => {
      if (pair.lost) return;
      outer.write(bytes);
      if (swallow?.matches(bytes)) {
        silenced = swallow.cut;
        swallow = undefined;
      }
    });
    outer.on('data', (bytes: Buffer) => {
      if (pair.lost) return;
      if (!silenced) return void inner.write(bytes);
      // The server has done it and says so; nobody hears it.
      silenced();
      inner.resetAndDestroy();
    });
    inner.on('error', () => {});
    outer.on('error', () => {});
    inner.on('close', () => {
      // A server does not hear that its client went away behind a cut wire.
      if (pair.lost) return;
      outer.destroy();
      pairs.delete(pair);
    });
    outer.on('close', () => {
      if (!pair.lost) inner.destroy();
      pairs.delete(pair);
    });
    if (mode === 'frozen') pause(pair);
  };
  const pause = ({ inner, outer }: Pair) => {
    inner.pause();
    outer.pause();
  };

  const server = net.createServer({ noDelay: true }, (inner) => {
    if (mode === 'refusing') inner.resetAndDestroy();
    else link(inner);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    for (const { inner, outer } of pairs) {
      inner.resetAndDestroy();
      outer.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** Every connection ends at once, as by a router that was started anew; new ones are made. */
    cut,
    /** No connection, neither old nor new. */
    refuse() {
      mode = 'refusing';
      cut();
    },
    /** Nothing is passed on until `open`, and nothing is lost: a server that is stopped. */
    freeze() {
      mode = 'frozen';
      for (const pair of pairs) pause(pair);
    },
    /** Packets vanish and nobody is told, on the connections there are also after `open`. */
    vanish() {
      mode = 'black-hole';
      // A real server gives up the clients of the last time by its own signs of life; here the wire to it is whole.
      for (const { outer, lost } of pairs) if (lost) outer.destroy();
      for (const pair of pairs) pair.lost = true;
    },
    open() {
      mode = 'open';
      for (const { inner, outer } of pairs) {
        inner.resume();
        outer.resume();
      }
    },
    /** From now on the same address is another server. */
    switchTo(next: Upstream) {
      upstream = next;
    },
    /** Passes on the next message that matches, and cuts the connection instead of passing on its reply. */
    cutReplyTo: (matches: (sent: Buffer) => boolean) =>
      new Promise<void>((done) => {
        swallow = { matches, cut: done };
      }),
    async close() {
      for (const { inner, outer } of pairs) {
        inner.destroy();
        outer.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof databaseProxy>>;
