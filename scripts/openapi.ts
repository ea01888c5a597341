import { z } from 'zod';
import { API, webhookData } from '#shop/integrations/contract.ts';

const REFUSALS = {
  401: 'No key, or one that opens nothing: unknown, revoked or over',
  403: 'The key has not the scope',
  404: 'Nothing of that name is yours',
  422: 'What was sent has not the shape asked for',
  429: 'More than 120 requests in a minute',
} as const;

/** What programs may ask, as OpenAPI 3.1, from the contracts that the server parses by. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Prévenance',
      version: '1',
      description:
        'Orders, invoices and deliveries of a company, for its programs. See docs/api.md.',
    },
    servers: [
      {
        url: 'https://{host}/functions/v1',
        variables: { host: { default: 'prevenance.example' } },
      },
    ],
    security: [{ key: [] }],
    paths: Object.fromEntries(API.map((each) => [`/${each.contract.name}`, pathOf(each)])),
    webhooks: Object.fromEntries(Object.entries(webhookData.shape).map(webhookOf)),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'prv_…' } },
      schemas: { Refusal: schemaOf(REFUSAL, 'output') },
    },
  };
}

function webhookOf([type, data]: [string, z.ZodType]) {
  const message = z.object({
    id: z.uuid(),
    type: z.literal(type),
    createdAt: z.iso.datetime(),
    data,
  });
  const content = { 'application/json': { schema: schemaOf(message, 'output') } };
  const responses = { '2XX': { description: 'Taken' } };
  return [type, { post: { requestBody: { content }, responses } }] as const;
}

const REFUSAL = z.object({
  code: z.string(),
  message: z.string(),
  problems: z.array(z.object({ path: z.string(), problem: z.string() })).optional(),
});

function pathOf({ contract, scope, summary }: (typeof API)[number]) {
  return {
    post: {
      operationId: contract.name,
      summary,
      description: `Scope: ${scope}.`,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(contract.input, 'input') } },
      },
      responses: {
        200: { description: 'OK', content: answerOf(contract.output) },
        ...Object.fromEntries(
          Object.entries(REFUSALS).map(([status, description]) => [status, refusal(description)]),
        ),
      },
    },
  };
}

function answerOf(output: z.ZodType) {
  return output instanceof z.ZodObject
    ? { 'application/json': { schema: schemaOf(output, 'output') } }
    : { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };
}

function refusal(description: string) {
  const schema = { $ref: '#/components/schemas/Refusal' };
  return { description, content: { 'application/json': { schema } } };
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io });
  return schema;
}
