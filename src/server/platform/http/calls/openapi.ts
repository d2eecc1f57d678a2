import * as z from 'zod';
import { api } from '@/contract/api';
import { expectedPupilHeader, isPupilCall } from '@/contract/pupil-calls';
import type { CallName, Route } from '@/contract/route';

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
};

const parametersIn = (type: z.ZodType | undefined, place: 'path' | 'query') => {
  if (!type) return [];
  const { properties = {}, required = [] } = schemaOf(type, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
};

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const errorAnswer = (description: string) => ({
  description,
  ...json({ $ref: '#/components/schemas/Error' }),
});

const expectedPupil = {
  name: expectedPupilHeader,
  in: 'header',
  required: false,
  description:
    'The pupil whose page makes the call; another one signed in, or of the ticket, is 409 other-pupil',
  schema: { type: 'string', format: 'uuid' },
};

function operationOf(name: CallName, route: Route) {
  return {
    operationId: name,
    'x-roles': route.roles,
    security: route.roles === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersIn(route.params, 'path'),
      ...parametersIn(route.query, 'query'),
      ...(isPupilCall(name) ? [expectedPupil] : []),
    ],
    ...(route.body ? { requestBody: { required: true, ...json(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      200: { description: 'The answer', ...json(schemaOf(route.reply, 'output')) },
      ...(route.roles === 'public'
        ? {}
        : { 401: errorAnswer('Not signed in'), 403: errorAnswer('Signed in with a wrong role') }),
      default: errorAnswer('A stable code, and a sentence for the user in data.message'),
    },
  };
}

let made: ReturnType<typeof makeDocument> | undefined;

/** The contract as an OpenAPI 3.1 document; made at the first asking. */
export function openApiDocument() {
  made ??= makeDocument();
  return made;
}

function makeDocument() {
  const calls = Object.entries(api) as [CallName, Route][];
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of calls) {
    const { method, path } = route;
    const key = path.replace(/:(\w+)/g, '{$1}');
    byPath[key] ??= {};
    byPath[key][method.toLowerCase()] = operationOf(name, route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sommeneiland', version: '1' },
    paths: byPath,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            data: {
              type: 'object',
              properties: {
                message: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  };
}
