import type { Language } from './language.ts'

export const ROLES = ['ROLE ADMIN', 'ROLE MERCHANT', 'ROLE MEMBER'] as const
export type Role = (typeof ROLES)[number]

export interface SignedInViewer {
  readonly kind: 'signed-in'
  readonly id: string
  readonly role: Role
  readonly firstName: string
  /** The brand a merchant keeps, null for everybody else and for a merchant without one. */
  readonly brandId: string | null
  /** A merchant whose record is switched off may call nothing that is not open to anyone. */
  readonly isDisabled: boolean
}

export interface AnonymousViewer {
  readonly kind: 'anonymous'
}

/** Whoever makes a call. */
export type Viewer = (SignedInViewer | AnonymousViewer) & { readonly language: Language }

export function anonymousViewer(language: Language): Viewer {
  return { kind: 'anonymous', language }
}

/** Prices are for people we can greet: signed in and with a first name. */
export function maySeePrices(viewer: Viewer): boolean {
  return viewer.kind === 'signed-in' && viewer.firstName.trim() !== ''
}
