import { z } from 'zod'
import { objectMaker } from '#server/platform/object-maker.ts'

/** The part of a value that its schema names. */
type Picker = (value: unknown) => unknown

class ReplyMismatch extends Error {}

/**
 * Writes replies as their schema's parse would let them out, named keys only and of the named kind, at a fraction of
 * its cost: the schema is read once. What it does not know is left to the schema itself.
 */
export function replyWriter(schema: z.ZodType): (reply: unknown) => string {
  const pick = pickerOf(schema)
  return (reply) => {
    try {
      return JSON.stringify(pick(reply))
    } catch (error) {
      if (!(error instanceof ReplyMismatch)) throw error
      // Only to say what is wrong and where.
      return JSON.stringify(schema.parse(reply))
    }
  }
}

function pickerOf(schema: z.core.$ZodType): Picker {
  if (hasChecks(schema)) return parsed(schema)
  if (schema instanceof z.ZodObject && schema._zod.def.catchall === undefined) return objectPicker(schema)
  if (schema instanceof z.ZodArray) return arrayPicker(schema)
  if (schema instanceof z.ZodOptional) return unless(undefined, pickerOf(schema.unwrap()))
  if (schema instanceof z.ZodNullable) return unless(null, pickerOf(schema.unwrap()))
  if (schema instanceof z.ZodString && !('format' in schema._zod.def)) return exactly('string')
  if (schema instanceof z.ZodBoolean) return exactly('boolean')
  if (schema instanceof z.ZodNumber && !('format' in schema._zod.def)) return finiteNumber
  return parsed(schema)
}

function hasChecks(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod
  return (def.checks?.length ?? 0) > 0 || ('coerce' in def && def.coerce === true)
}

function objectPicker(schema: z.ZodObject): Picker {
  // A field that is undefined is not written at all.
  const pick = objectMaker<object, object>(Object.entries(schema.shape).map(([key, field]) => ({ key, at: key, read: pickerOf(field) })))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ReplyMismatch()
    return pick(value)
  }
}

function arrayPicker(schema: z.ZodArray): Picker {
  const pick = pickerOf(schema.element)
  return (value) => {
    if (!Array.isArray(value)) throw new ReplyMismatch()
    return value.map((each) => pick(each))
  }
}

function unless(nothing: undefined | null, pick: Picker): Picker {
  return (value) => (value === nothing ? nothing : pick(value))
}

function exactly(kind: 'string' | 'boolean'): Picker {
  return (value) => {
    if (typeof value !== kind) throw new ReplyMismatch()
    return value
  }
}

function finiteNumber(value: unknown): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ReplyMismatch()
  return value
}

function parsed(schema: z.core.$ZodType): Picker {
  return (value) => z.parse(schema, value)
}
