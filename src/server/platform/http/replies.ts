import type { FastifyReply } from 'fastify'
import { z } from 'zod'

const STATUS = '200'

/** The part of a route's schema from which Fastify compiles, once, the function that writes its replies. */
export function replySchema(reply: z.ZodType): { readonly response: Readonly<Record<string, object>> } {
  return { response: { [STATUS]: z.toJSONSchema(reply, { target: 'openapi-3.0', override: ({ jsonSchema }) => leaveOut(jsonSchema) }) } }
}

/** Writes only keys that the route's schema names. Throws when the route has no schema: a row is never a reply. */
export function writeReply(reply: FastifyReply, value: unknown): string {
  return String(reply.serializeInput(value as Record<string, unknown>, STATUS))
}

/** A surplus key is left out, as zod does, and must not rule out a variant. */
function leaveOut(schema: { additionalProperties?: unknown }): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties
}
