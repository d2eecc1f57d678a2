// Loaded into the server (node --import): records the SQL of a period, for the reference to repeat.
import pg from 'pg';

/** @type {{ name?: string, text: string, values: unknown[] }[] | undefined} */
let captured;

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, client, args) {
    const [first, second] = args;
    const isText = typeof first === 'string';
    const text = isText ? first : first?.text;
    const name = isText ? undefined : first?.name;
    if (text) captured?.push({ name, text, values: (isText ? second : first.values) ?? [] });
    return Reflect.apply(query, client, args);
  },
});

process.on('message', (message) => {
  if (message === 'capture') captured = [];
  if (message === 'captured') process.send?.(captured);
});
