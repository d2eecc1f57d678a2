import type { Route } from '@/contract/route';

/** Path of the generated file, from the project's folder. */
export const callsPath = 'src/contract/calls.gen.ts';

/** Returns what the server compares the expected pupil of a call with; undefined when pupils' pages do not make it. */
const expectedOf = ({ tenancy, expects }: Route) => (tenancy === 'ticket' ? 'ticket' : expects);

/**
 * Writes what the browser needs of the routes, so that it does not load their schemas.
 * @param routes by name of the call
 * @returns the contents of `calls.gen.ts`
 */
export function callsFile(routes: Readonly<Record<string, Route>>): string {
  const calls = Object.entries(routes);
  const paths = calls.map(([name, { method, path }]) => `  ${name}: ['${method}', '${path}'],`);
  const expected = calls.flatMap(([name, route]) => {
    const pupil = expectedOf(route);
    return pupil === undefined ? [] : `  ${name}: '${pupil}',`;
  });
  return `// Written by \`npm run contract\` from the routes beside it: the browser needs these and not the schemas.

/** Method and path of every call. */
export const paths = {
${paths.join('\n')}
} as const;

export type Paths = typeof paths;

/** Calls that carry the expected pupil, and what the server compares it with. */
export const expectedPupils = {
${expected.join('\n')}
} as const;
`;
}
