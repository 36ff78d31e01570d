import { type MissingSetting, PAGE_OF_MISSING } from './missing.ts'

/** The steps of a new shop's first hour, in the order in which they are offered. */
export const STEPS = ['company', 'pictures', 'hours', 'registered', 'categories', 'brands', 'products'] as const
export type Step = (typeof STEPS)[number]

/** A step is done once the shop lacks none of these. */
const SETTINGS_OF_STEP: Readonly<Record<Step, readonly [MissingSetting, ...MissingSetting[]]>> = {
  company: ['name', 'phone', 'email'],
  pictures: ['logo'],
  hours: ['hours'],
  registered: ['registered'],
  categories: ['categories'],
  brands: ['brands'],
  products: ['products'],
}

export function isStepDone(step: Step, missing: readonly MissingSetting[]): boolean {
  return SETTINGS_OF_STEP[step].every((each) => !missing.includes(each))
}

export function doneSteps(missing: readonly MissingSetting[]): number {
  return STEPS.filter((step) => isStepDone(step, missing)).length
}

export function pageOfStep(step: Step): string {
  return PAGE_OF_MISSING[SETTINGS_OF_STEP[step][0]] ?? ''
}

/** The step after the one on a page; null after the last. */
export function stepAfter(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null
}
