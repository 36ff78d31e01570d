import { toLatinDigits } from '../text/text.ts'

export const RECOVERY_CODES = 10
/** The longest text that is examined. */
export const CODE_MAX = 40

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = /^[A-Z2-7]{10}$/
const HALF = 5

/** A typed code without what people put between its digits or letters. */
export function plainCode(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[\s\u200e\u200f\u2066-\u2069-]+/gu, '')
    .toUpperCase()
}

/** A code of the app has six digits, a recovery code ten letters and digits. */
export function codeKindOf(plain: string): 'app' | 'recovery' | null {
  if (APP_CODE.test(plain)) return 'app'
  return RECOVERY_CODE.test(plain) ? 'recovery' : null
}

/** A recovery code in two halves, which people copy without a mistake: `ABCDE-FGH23`. */
export function recoveryCodeText(plain: string): string {
  return `${plain.slice(0, HALF)}-${plain.slice(HALF)}`
}
