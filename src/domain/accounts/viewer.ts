import type { Refusal } from '../errors.ts'
import type { Language } from '../text/language.ts'

export const ROLES = ['ROLE ADMIN', 'ROLE MERCHANT', 'ROLE MEMBER'] as const
export type Role = (typeof ROLES)[number]

export interface SignedInViewer {
  readonly kind: 'signed-in'
  readonly id: string
  readonly role: Role
  readonly firstName: string
  /** The session that makes the call; absent for tokens from before sessions were stored. */
  readonly sessionId?: string | undefined
  /** The brand that a merchant manages; null for everybody else and for a merchant without one. */
  readonly brandId: string | null
  /** True for a merchant who is switched off and may call only endpoints that are open to anyone. */
  readonly isDisabled: boolean
}

export interface AnonymousViewer {
  readonly kind: 'anonymous'
}

/** The person a call is answered for. */
export type Viewer = (SignedInViewer | AnonymousViewer) & { readonly language: Language }

export type SignedIn = SignedInViewer & { readonly language: Language }
/** An admin manages everything, a merchant what belongs to the own brand. */
export type Manager = SignedIn & { readonly role: 'ROLE ADMIN' | 'ROLE MERCHANT' }
export type Admin = SignedIn & { readonly role: 'ROLE ADMIN' }

/** The brands whose records a manager may see and change. */
export type ManagedScope = 'all' | 'none' | { readonly brandId: string }

export function managedScope({ role, brandId }: Pick<Manager, 'role' | 'brandId'>): ManagedScope {
  if (role === 'ROLE ADMIN') return 'all'
  return brandId === null ? 'none' : { brandId }
}

/** True if a brand is in the scope; null stands for records without one. */
export function isManaged(scope: ManagedScope, brandId: string | null): boolean {
  return scope === 'all' || (scope !== 'none' && scope.brandId === brandId)
}

export function anonymousViewer(language: Language): Viewer {
  return { kind: 'anonymous', language }
}

/** The facts of a viewer that decide about prices; also those of an email's reader. */
export type PriceReader = AnonymousViewer | Pick<SignedInViewer, 'kind' | 'firstName'>

/** Prices are for people whom the shop can greet: signed in and with a first name. */
export function maySeePrices(viewer: PriceReader): boolean {
  return viewer.kind === 'signed-in' && viewer.firstName.trim() !== ''
}

/**
 * The viewers that may call an endpoint; the use case decides which records they see or change. `link-holders` is anybody with an
 * emailed token in the path, which the use case checks: its answers are never public.
 */
export type Access = 'anyone' | 'link-holders' | 'signed-in-even-disabled' | 'signed-in' | 'managers' | 'admins'

/** The viewer that a use case gets, narrowed to those whom `refuseCall` lets through. */
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
