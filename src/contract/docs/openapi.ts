import { z } from 'zod'
import { SHORT_TOKEN_HEADER } from '#domain/accounts/accounts.ts'
import { type FieldRefusals, REFUSALS, type Refusal } from '#domain/errors.ts'
import { type Endpoint, type EndpointKey, methodAndPath } from '../endpoint.ts'
import type { Navigation } from './navigations.ts'

export interface Described {
  readonly title: string
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly navigations: Readonly<Record<string, Navigation>>
}

/** The API document, made from the declarations that the server validates by. */
export function openApiDocument({ title, endpoints, navigations }: Described): object {
  const operations = [
    ...Object.entries(endpoints).map(([key, declared]) => [key, operation(declared)] as const),
    ...Object.entries(navigations).map(([key, declared]) => [key, passage(declared)] as const),
  ]
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, described] of operations) {
    const { method, path } = methodAndPath(key as EndpointKey)
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
    },
  }
}

/** The body of every refusal, whatever its status. */
const ErrorBody = z.object({
  error: z.string().describe('A sentence in the language of the call'),
  code: z.enum(Object.keys(REFUSALS) as [Refusal, ...Refusal[]]),
  fields: z.record(z.string(), z.array(z.string())).optional().describe('What is wrong with single fields, by name'),
  message: z.string().optional().describe('With 404: the sentence again'),
  requestId: z.string().optional().describe('With 500 and 503: what the log has it under'),
})

export type ErrorBody = Readonly<Omit<z.output<typeof ErrorBody>, 'fields'>> & { readonly fields?: FieldRefusals }

function operation(declared: Endpoint): object {
  const needsToken = declared.access !== 'anyone' && declared.access !== 'link-holders'
  return {
    summary: declared.about,
    'x-access': declared.access,
    ...(declared.asStaff === undefined ? {} : { 'x-as-staff': declared.asStaff }),
    ...(needsToken ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      ...parameters('path', declared.params),
      ...parameters('query', declared.query),
      ...(declared.givesToken === true ? [SHORT_TOKEN] : []),
    ],
    ...requestBody(declared),
    responses: {
      200: { description: 'Success', content: declared.sendsFile === true ? FILE : json(jsonSchema(declared.reply, 'output')) },
      default: { description: 'Refusal', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

/** Without it a sign-in answers a token of seven days. */
const SHORT_TOKEN = { name: SHORT_TOKEN_HEADER, in: 'header', required: false, schema: { type: 'string', enum: ['short'] } }

function passage({ about, params, query }: Navigation): object {
  return {
    summary: about,
    'x-access': 'anyone',
    parameters: [...parameters('path', params), ...parameters('query', query)],
    responses: { 302: { description: 'The page to go to', headers: { Location: { schema: { type: 'string' } } } } },
  }
}

function requestBody({ body, upload }: Endpoint): object {
  const fields = body === undefined ? null : jsonSchema(body, 'input')
  if (upload !== undefined)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: withFile(fields, upload) } } } }
  return fields === null ? {} : { requestBody: { required: true, content: json(fields) } }
}

function withFile(fields: JsonSchema | null, upload: string): JsonSchema {
  const { properties = {}, required = [] } = fields ?? {}
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { type: 'object', properties: { ...properties, [upload]: file }, required: [...required, upload] }
}

const FILE = { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } }

function json(schema: object): object {
  return { 'application/json': { schema } }
}

function parameters(collection: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: collection,
    required: collection === 'path' || required.includes(name),
    schema: property,
  }))
}

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}
