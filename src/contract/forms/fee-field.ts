import { z } from 'zod'
import { FEE_MINOR_MAX, ON_REQUEST } from '#domain/offers/fees.ts'
import { text, typedNumber } from '../fields.ts'
import { mistake } from './settings-mistake.ts'

/** A typed amount comes as its text where it is below zero, too large to count, finer than the smallest unit, or no number at all. */
function feeMistake({ input }: { readonly input?: unknown }) {
  const typed = typedNumber(input)
  if (typeof typed !== 'number' || Number.isNaN(typed)) return text('number').error
  if (typed < 0) return mistake('fee-negative').error
  return typed > FEE_MINOR_MAX ? mistake('fee-large').error : text('two-decimals').error
}

/** The price of delivery to a governorate, or of installation there. */
export const feeField = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z
    .union([z.literal(ON_REQUEST), z.number().int().min(0, mistake('fee-negative')).max(FEE_MINOR_MAX, mistake('fee-large'))], {
      error: feeMistake,
    })
    .nullable(),
)
