import { EMAIL_PATTERN } from '../accounts/accounts.ts'
import type { FieldText } from '../errors.ts'
import { decimalFromMinor } from '../money/money.ts'
import type { DayHours } from '../support/opening-hours.ts'
import { discountAgainstList } from './approval.ts'
import type { Hundredths, OfferContent, OfferLine } from './content.ts'
import { defaultDecision, groupsOf, isOfGroup } from './decisions.ts'
import { OFFER_LIMITS, OFFER_TOTAL_MAX } from './limits.ts'
import { isInOrder, type PlanProblem, planProblems } from './plan.ts'
import { largestTotal, offerSums } from './sums.ts'
import { dayInCairo, isDay, isDayOff, monthsAfter } from './validity.ts'

/** How an offer leaves the shop. */
export const SEND_WAYS = ['email', 'whatsapp', 'print'] as const
export type SendWay = (typeof SEND_WAYS)[number]

export interface SendingProblem {
  /** The path of the field in the content, `lines.3.unitMinor`. */
  readonly field: string
  readonly text: FieldText
  readonly limit?: number | string
}

export const SENDING_WARNINGS = [
  'day-off',
  'discount-over-limit',
  'nobody-addressed',
  'choice-of-one',
  'line-untaxed',
  'nothing-to-pay',
  'payment-day-past',
  'payments-out-of-order',
] as const
/** Facts that a seller looks at before sending, and may mean. */
export interface SendingWarning {
  readonly field: string
  readonly warning: (typeof SENDING_WARNINGS)[number]
}

export interface SendingFacts {
  readonly now: Date
  readonly openingHours: readonly DayHours[]
  /** The sender's discount limit; null for none. */
  readonly discountLimit: Hundredths | null
}

/** A last day that is further away is a mistake in typing. */
const VALID_MONTHS_MOST = 24

/** The furthest last day that an offer may be given. */
export function furthestDay(now: Date): string {
  return monthsAfter(dayInCairo(now), VALID_MONTHS_MOST)
}

/** Everything that is missing before a version can be sent, in the order of the form. */
export function missingForSending(content: OfferContent, now: Date): readonly SendingProblem[] {
  const { lines, taxBasis } = content
  return [
    ...linesProblems(lines),
    ...lines.flatMap((line, index) => lineProblems(content, line).map((each) => ({ ...each, field: `lines.${index}.${each.field}` }))),
    ...(taxBasis === null ? [{ field: 'taxBasis', text: 'required' } as const] : []),
    ...addressProblems(content),
    ...totalProblems(content),
    ...dateProblems(content.validUntil, now),
  ]
}

function linesProblems(lines: readonly OfferLine[]): SendingProblem[] {
  if (lines.length === 0) return [{ field: 'lines', text: 'required-several' }]
  return lines.length > OFFER_LIMITS.lines ? [{ field: 'lines', text: 'too-many', limit: OFFER_LIMITS.lines }] : []
}

/** A line of any role may come to count, by the customer's choice or tick, so that each needs a price. */
function lineProblems({ taxRates, choices, sections }: OfferContent, line: OfferLine): SendingProblem[] {
  const problems: SendingProblem[] = []
  if (line.name.en.trim() === '' && line.name.ar.trim() === '') problems.push({ field: 'name', text: 'required' })
  if (line.quantity <= 0) problems.push({ field: 'quantity', text: 'invalid' })
  if (line.quantity > OFFER_LIMITS.quantity) problems.push({ field: 'quantity', text: 'too-large', limit: OFFER_LIMITS.quantity })
  if (line.unitMinor === null) problems.push({ field: 'unitMinor', text: 'required' })
  else if (line.unitMinor > OFFER_LIMITS.minor)
    problems.push({ field: 'unitMinor', text: 'too-large', limit: decimalFromMinor(OFFER_LIMITS.minor) })
  const isKnown = (id: string | null, records: readonly { readonly id: string }[]) => id === null || records.some((each) => each.id === id)
  if (!isKnown(line.taxRateId, taxRates)) problems.push({ field: 'taxRateId', text: 'invalid' })
  if (!isKnown(line.sectionId, sections)) problems.push({ field: 'sectionId', text: 'invalid' })
  if (line.role === 'choice' && (line.choiceId === null || !isKnown(line.choiceId, choices))) {
    problems.push({ field: 'choiceId', text: 'required' })
  }
  return problems
}

/** An address that no email can reach is refused before anybody believes that it was sent. */
function addressProblems({ addressee, recipients }: OfferContent): SendingProblem[] {
  const written = [
    { field: 'addressee.email', email: addressee.email },
    ...recipients.map(({ email }, index) => ({ field: `recipients.${index}.email`, email })),
  ]
  return written.filter(({ email }) => email !== '' && !EMAIL_PATTERN.test(email)).map(({ field }) => ({ field, text: 'format' }))
}

const PLAN_TEXTS = {
  'too-many': { field: 'plan', text: 'too-many', limit: OFFER_LIMITS.planParts },
  'over-total': { field: 'share', text: 'invalid' },
  'no-rest': { field: 'share', text: 'invalid' },
  'date-missing': { field: 'date', text: 'required' },
} as const satisfies Record<PlanProblem, SendingProblem>

function totalProblems(content: OfferContent): SendingProblem[] {
  const { totalMinor } = offerSums(content, defaultDecision(content))
  const plan = planProblems(content.plan, totalMinor).map(({ part, problem }): SendingProblem => {
    const found: SendingProblem = PLAN_TEXTS[problem]
    return part === null ? found : { ...found, field: `plan.${part}.${found.field}` }
  })
  return largestTotal(content) > OFFER_TOTAL_MAX
    ? [{ field: 'lines', text: 'too-large', limit: decimalFromMinor(OFFER_TOTAL_MAX) }, ...plan]
    : plan
}

function dateProblems(validUntil: string, now: Date): SendingProblem[] {
  if (validUntil === '') return [{ field: 'validUntil', text: 'required' }]
  if (!isDay(validUntil)) return [{ field: 'validUntil', text: 'format' }]
  const [today, furthest] = [dayInCairo(now), furthestDay(now)]
  if (validUntil < today) return [{ field: 'validUntil', text: 'too-small', limit: today }]
  return validUntil > furthest ? [{ field: 'validUntil', text: 'too-late', limit: furthest }] : []
}

export function sendingWarnings(content: OfferContent, { now, openingHours, discountLimit }: SendingFacts): readonly SendingWarning[] {
  const { addressee, lines, choices, plan, validUntil } = content
  const warnings: SendingWarning[] = []
  const warn = (field: string, warning: SendingWarning['warning']) => warnings.push({ field, warning })
  if (addressee.name.trim() === '' && addressee.company.trim() === '') warn('addressee', 'nobody-addressed')
  for (const [index, line] of lines.entries()) if (isForgottenTax(content, line)) warn(`lines.${index}.taxRateId`, 'line-untaxed')
  for (const group of groupsOf(lines)) {
    const isAlone = lines.filter((line) => isOfGroup(line, group)).length === 1
    if (isAlone) warn(`choices.${choices.findIndex(({ id }) => id === group)}`, 'choice-of-one')
  }
  if (discountLimit !== null && discountAgainstList(content) > discountLimit) warn('discount', 'discount-over-limit')
  if (lines.length > 0 && offerSums(content, defaultDecision(content)).totalMinor === 0) warn('lines', 'nothing-to-pay')
  const today = dayInCairo(now)
  for (const [index, { time, date }] of plan.entries()) {
    if (time === 'on-date' && date !== null && date < today) warn(`plan.${index}.date`, 'payment-day-past')
  }
  if (!isInOrder(plan)) warn('plan', 'payments-out-of-order')
  if (isDay(validUntil) && isDayOff(validUntil, openingHours)) warn('validUntil', 'day-off')
  return warnings
}

/** A line without a rate among lines with one is more often forgotten than meant. */
function isForgottenTax({ lines }: OfferContent, { taxRateId }: OfferLine): boolean {
  return taxRateId === null && lines.some((line) => line.taxRateId !== null)
}
