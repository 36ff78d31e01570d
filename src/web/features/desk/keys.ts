import { CONTACT_WAYS, type ContactWay, OUTCOMES, type Outcome } from '#domain/desk/entries.ts'

/** The ways of contact besides a call of ours, which alone has five outcomes. */
export const OTHER_WAYS = CONTACT_WAYS.filter((way): way is Exclude<ContactWay, 'call-out'> => way !== 'call-out')

export type DeskAct =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'open' | 'call' | 'note' | 'search' | 'help' | 'close' }
  | { readonly kind: 'log'; readonly way: ContactWay; readonly outcome: Outcome }

export interface PressedKey {
  /** The key's place on the keyboard, which is the same under every layout. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const PLAIN: Readonly<Record<string, DeskAct>> = {
  KeyJ: { kind: 'step', by: 1 },
  KeyK: { kind: 'step', by: -1 },
  Enter: { kind: 'open' },
  KeyC: { kind: 'call' },
  KeyN: { kind: 'note' },
  Slash: { kind: 'search' },
  Escape: { kind: 'close' },
}

/** The act of a pressed key; null for a key of the browser's or nobody's. */
export function actOfKey({ code, ctrlKey, altKey, metaKey, shiftKey }: PressedKey): DeskAct | null {
  if (ctrlKey || altKey || metaKey) return null
  if (code === 'Slash' && shiftKey) return { kind: 'help' }
  if (shiftKey) return null
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit === undefined ? (PLAIN[code] ?? null) : logOfDigit(Number(digit))
}

/** 1 to 5 are the outcomes of a call, 6 to 9 the other ways in which somebody was spoken with. */
function logOfDigit(digit: number): DeskAct | null {
  const outcome = OUTCOMES[digit - 1]
  if (outcome !== undefined) return { kind: 'log', way: 'call-out', outcome }
  const way = OTHER_WAYS[digit - OUTCOMES.length - 1]
  return way === undefined ? null : { kind: 'log', way, outcome: 'reached' }
}
