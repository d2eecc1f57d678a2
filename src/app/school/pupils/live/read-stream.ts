import { EventSourceParserStream } from 'eventsource-parser/stream';

/** A stream without any line for this time counts as dead, ms; the server sends something every 20 s. */
const silence = 45_000;

/**
 * Reads an event stream until it ends. `hear` receives each message; `alive` is called for each message and each sign
 * of life. Rejects when it cannot be opened or read, or falls silent.
 * @throws Response when the reply is not a stream
 */
export async function readStream(
  url: string,
  { hear, alive, signal }: { hear: (data: string) => void; alive: () => void; signal: AbortSignal },
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  let timer = setTimeout(end, silence);
  const beat = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silence);
    alive();
  };
  try {
    const response = await fetch(url, {
      credentials: 'include',
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal: ending.signal,
    });
    if (!response.ok || !response.body) throw response;
    const messages = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: beat }))
      .getReader();
    for (let read = await messages.read(); !read.done; read = await messages.read()) {
      beat();
      hear(read.value.data);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
