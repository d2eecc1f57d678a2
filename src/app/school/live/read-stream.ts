/** ms without any sign of life after which a stream is taken to be dead; the server says something every 20 s. */
const silence = 45_000;

/**
 * Reads an event stream until it ends: `hear` gets each message, `alive` is called at each sign of life.
 * Rejects when it cannot be opened or read, and when it falls silent.
 * @throws Response when the server answered something else than a stream
 */
export async function readStream(
  url: string,
  { hear, alive, signal }: { hear: (data: string) => void; alive: () => void; signal: AbortSignal },
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  let timer = setTimeout(end, silence);
  try {
    const response = await fetch(url, {
      credentials: 'include',
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal: ending.signal,
    });
    if (!response.ok || !response.body) throw response;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(end, silence);
      alive();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) hear(line.slice('data: '.length));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
