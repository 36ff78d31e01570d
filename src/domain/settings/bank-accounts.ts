import { inFours } from '../text/in-fours.ts'

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const EGYPT_LENGTH = 29

/** True for an account number of the form that its check digits prove, without spaces. */
export function isIban(typed: string): boolean {
  if (!IBAN.test(typed) || (typed.startsWith('EG') && typed.length !== EGYPT_LENGTH)) return false
  const digits = `${typed.slice(4)}${typed.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** Groups of four, as people read it out. */
export function ibanInGroups(iban: string): string {
  return inFours(iban)
}
