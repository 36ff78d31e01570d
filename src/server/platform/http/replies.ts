import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** One writer for each schema of the contract, compiled with its first reply: compiling all took a third of a second of every start. */
const writers = new WeakMap<z.ZodType, (value: Record<string, unknown>) => unknown>()

/** The schema from which Fastify compiles the function that writes a reply. */
export function replySchema(reply: z.ZodType): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(reply, { target: 'openapi-3.0', override: ({ jsonSchema }) => fitted(jsonSchema) })
}

/** Writes only keys that the schema names: a row is never a reply. */
export function writeReply(reply: FastifyReply, schema: z.ZodType, value: unknown): string {
  const write = writers.get(schema) ?? reply.compileSerializationSchema({ ...replySchema(schema) })
  writers.set(schema, write)
  return String(write(value as Record<string, unknown>))
}

/** An answer whose list has no end: it is read and sent in pieces, and takes no more memory than one of them. */
export class EndlessList<Item = unknown> {
  readonly key: string
  readonly pieces: AsyncIterable<readonly Item[]>
  /** The other keys of the answer. */
  readonly beside: object

  constructor(key: string, pieces: AsyncIterable<readonly Item[]>, beside: object = {}) {
    this.key = key
    this.pieces = pieces
    this.beside = beside
  }
}

/** Each piece is written as an answer of its own, without what stands before and behind the list. */
export async function* writePieces(reply: FastifyReply, schema: z.ZodType, list: EndlessList): AsyncGenerator<string> {
  const { key, pieces, beside } = list
  const empty = writeReply(reply, schema, { ...beside, [key]: [] })
  const name = `"${key}":[`
  const begin = empty.indexOf(name) + name.length
  const [opening, closing] = [empty.slice(0, begin), empty.slice(begin)]
  let between = opening
  for await (const piece of pieces) {
    if (piece.length === 0) continue
    yield between + writeReply(reply, schema, { ...beside, [key]: piece }).slice(opening.length, -closing.length)
    between = ','
  }
  yield (between === opening ? opening : '') + closing
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
