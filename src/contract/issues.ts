import type { z } from 'zod'
import type { FieldText } from '#domain/errors.ts'

/** A refused value: its field, the reason, and the limit that the text names. */
export interface FieldIssue {
  readonly field: string
  /** The key of the field's name. */
  readonly name: string
  readonly text: FieldText
  readonly limit: number | undefined
}

export function fieldIssue(issue: z.core.$ZodIssue): FieldIssue {
  const limit = 'minimum' in issue ? Number(issue.minimum) : 'maximum' in issue ? Number(issue.maximum) : undefined
  const field = fieldOf(issue.path)
  const [text, name = field] = issue.message.split(' ')
  return { field, name, text: text as FieldText, limit }
}

/** Some calls wrap their form in an object, which people do not see: `profile.firstName` is the first name. */
function fieldOf(path: readonly PropertyKey[]): string {
  // A refused entry of a list of words is reported at the list.
  const steps = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
  const isInList = steps.some((step) => typeof step === 'number')
  return isInList ? steps.map(String).join('.') : String(steps.at(-1) ?? '')
}
