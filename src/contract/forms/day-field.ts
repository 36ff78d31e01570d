import { z } from 'zod'
import type { FieldText } from '#domain/errors.ts'
import { isDay } from '#domain/offers/validity.ts'
import { text } from '../fields.ts'

/** A day of the calendar that somebody typed or picked. */
export function dayField(mistake: FieldText = 'format') {
  return z.iso.date({ ...text(mistake), abort: true }).refine(isDay, text(mistake))
}
