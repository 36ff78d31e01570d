import type { Refusal } from './errors.ts'
import type { Language } from './language.ts'

export const ROLES = ['ROLE ADMIN', 'ROLE MERCHANT', 'ROLE MEMBER'] as const
export type Role = (typeof ROLES)[number]

export interface SignedInViewer {
  readonly kind: 'signed-in'
  readonly id: string
  readonly role: Role
  readonly firstName: string
  /** Which of their sessions makes the call; none for a token of before sessions had rows. */
  readonly sessionId?: string | undefined
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

export type SignedIn = SignedInViewer & { readonly language: Language }
/** An admin manages everything, a merchant what belongs to the own brand. */
export type Manager = SignedIn & { readonly role: 'ROLE ADMIN' | 'ROLE MERCHANT' }
export type Admin = SignedIn & { readonly role: 'ROLE ADMIN' }

export function anonymousViewer(language: Language): Viewer {
  return { kind: 'anonymous', language }
}

/** As much of a viewer as decides about prices; also the reader of an email. */
export type PriceReader = AnonymousViewer | Pick<SignedInViewer, 'kind' | 'firstName'>

/** Prices are for people we can greet: signed in and with a first name. */
export function maySeePrices(viewer: PriceReader): boolean {
  return viewer.kind === 'signed-in' && viewer.firstName.trim() !== ''
}

/**
 * Who may call an endpoint; what they may see or change of it is the use case's to say. `link-holders` is anybody with the token of
 * an email in the path, which the use case checks: its answers are never public.
 */
export type Access = 'anyone' | 'link-holders' | 'signed-in-even-disabled' | 'signed-in' | 'managers' | 'admins'

/** The viewer that a use case gets: what `refuseCall` let through. */
export interface ViewerOf {
  readonly anyone: Viewer
  readonly 'link-holders': Viewer
  readonly 'signed-in-even-disabled': SignedIn
  readonly 'signed-in': SignedIn
  readonly managers: Manager
  readonly admins: Admin
}

export function refuseCall(access: Access, viewer: Viewer): Refusal | null {
  if (access === 'anyone' || access === 'link-holders') return null
  if (viewer.kind === 'anonymous') return 'unauthorized'
  if (access === 'signed-in-even-disabled') return null
  if (viewer.isDisabled) return 'forbidden'
  switch (access) {
    case 'signed-in':
      return null
    case 'managers':
      return viewer.role === 'ROLE ADMIN' || viewer.role === 'ROLE MERCHANT' ? null : 'forbidden'
    case 'admins':
      return viewer.role === 'ROLE ADMIN' ? null : 'forbidden'
  }
}
