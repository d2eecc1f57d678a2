import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request of a browser to one of the hosts. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  /** The raw body; empty when there is none. */
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A proxy that answers for every host. */
export interface Hosts {
  readonly proxy: string;
  /** Sets the function that answers from now on; `no-network` breaks the connection. */
  answer(by: (asked: Asked) => Promise<Reply | 'no-network'>): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

export async function openHosts(): Promise<Hosts> {
  let answering: (asked: Asked) => Promise<Reply | 'no-network'> = async () => ({ status: 404 });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const reply = await answering({ method, url: new URL(url), headers, body: await bodyOf(request) });
    if (reply === 'no-network') return void request.socket.destroy();
    // A browser retries by itself when a reused connection breaks, so no connection is reused.
    response.writeHead(reply.status ?? 200, { ...reply.headers, connection: 'close' });
    response.end(reply.body);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error);
      request.socket.destroy();
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(by) {
      answering = by;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
