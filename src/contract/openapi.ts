import { z } from 'zod'
import { type Endpoint, type EndpointKey, methodAndPath } from './endpoint.ts'

/** The API document, made from the same declarations that the server validates by. */
export function openApiDocument(title: string, endpoints: Readonly<Record<string, Endpoint>>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, declared] of Object.entries(endpoints)) {
    const { method, path } = methodAndPath(key as EndpointKey)
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(declared) }
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

const ErrorBody = z.object({ error: z.string(), code: z.string(), fields: z.record(z.string(), z.array(z.string())).optional() })

function operation(declared: Endpoint): object {
  const isPublic = declared.access === 'anyone'
  return {
    summary: declared.about,
    'x-access': declared.access,
    ...(isPublic ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters('path', declared.params), ...parameters('query', declared.query)],
    ...(declared.body === undefined ? {} : { requestBody: { required: true, content: json(jsonSchema(declared.body, 'input')) } }),
    responses: {
      200: { description: 'Success', content: json(jsonSchema(declared.reply, 'output')) },
      default: { description: 'Refusal', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
