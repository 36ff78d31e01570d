import type { FastifyReply } from 'fastify'
import { z } from 'zod'

const STATUS = '200'

/** The part of a route's schema from which Fastify compiles, once, the function that writes its replies. */
export function replySchema(reply: z.ZodType): { readonly response: Readonly<Record<string, object>> } {
  return { response: { [STATUS]: z.toJSONSchema(reply, { target: 'openapi-3.0', override: ({ jsonSchema }) => fitted(jsonSchema) }) } }
}

/** Writes only keys that the route's schema names. Throws when the route has no schema: a row is never a reply. */
export function writeReply(reply: FastifyReply, value: unknown): string {
  return String(reply.serializeInput(value as Record<string, unknown>, STATUS))
}

interface Fitted {
  additionalProperties?: unknown
  nullable?: boolean
  type?: unknown
  anyOf?: unknown
  oneOf?: unknown
}

function fitted(schema: Fitted): void {
  // A surplus key is left out, as zod does, and must not rule out a variant.
  if (schema.additionalProperties === false) delete schema.additionalProperties
  // The compiler refuses `nullable` beside variants: null becomes a variant of its own.
  const variants = schema.oneOf ?? schema.anyOf
  if (schema.nullable !== true || schema.type !== undefined || !Array.isArray(variants)) return
  schema.anyOf = [...variants, { type: 'null' }]
  delete schema.oneOf
  delete schema.nullable
}
