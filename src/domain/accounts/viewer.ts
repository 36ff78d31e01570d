import type { Refusal } from '../errors.ts'
import type { Language } from '../text/language.ts'
import { type Area, actingIn, hasArea, isOfStaff } from './areas.ts'
import type { Role } from './roles.ts'

export interface SignedInViewer {
  readonly kind: 'signed-in'
  readonly id: string
  readonly role: Role
  /** The work that a member of staff may do; empty for everybody else. */
  readonly areas: readonly Area[]
  /** True for staff whose areas are shut until they set up a code. */
  readonly mustSetUpCode?: boolean
  /** The discount that a member of staff may give without approval, in hundredths of a percent; without one the limit of the settings. */
  readonly discountLimitHundredths?: number | null
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
export type Merchant = SignedIn & { readonly role: 'ROLE MERCHANT' }
export type Admin = SignedIn & { readonly role: 'ROLE ADMIN' }

/** The brands whose records a manager may see and change. */
export type ManagedScope = 'all' | 'none' | { readonly brandId: string }

/** A merchant edits only their own brand, and no brand before they have one; an admin edits all brands. */
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

/** Hides the price from visitors: prices are for people whom the shop can greet, signed in and with a first name. */
export function maySeePrices(viewer: PriceReader): boolean {
  return viewer.kind === 'signed-in' && viewer.firstName.trim() !== ''
}

type WholeAccess = 'anyone' | 'link-holders' | 'signed-in-even-disabled' | 'signed-in' | 'merchants' | 'staff'

/**
 * The viewers that may call an endpoint; the use case decides which records they see or change. `link-holders` is anybody with an
 * emailed token in the path, which the use case checks: its answers are never public. `merchants` is merchants alone, `staff` everybody
 * of the staff; with areas it is staff who have one of them, and `managers` is these and merchants.
 */
export type Access = WholeAccess | { readonly staff: readonly Area[] } | { readonly managers: readonly Area[] }

interface WholeViewers {
  readonly anyone: Viewer
  readonly 'link-holders': Viewer
  readonly 'signed-in-even-disabled': SignedIn
  readonly 'signed-in': SignedIn
  readonly merchants: Merchant
  readonly staff: Admin
}

/** The viewer that a use case gets, narrowed to those whom `refuseCall` lets through. */
export type ViewerOf<A extends Access> = A extends WholeAccess
  ? WholeViewers[A]
  : A extends { readonly managers: unknown }
    ? Manager
    : Admin

/** The areas for a call; staff need one of them. */
export function areasOf(access: Access): readonly Area[] {
  if (typeof access === 'string') return []
  return 'staff' in access ? access.staff : access.managers
}

export function refuseCall(access: Access, viewer: Viewer): Refusal | null {
  if (access === 'anyone' || access === 'link-holders') return null
  if (viewer.kind === 'anonymous') return 'unauthorized'
  if (access === 'signed-in-even-disabled') return null
  if (viewer.isDisabled) return 'forbidden'
  if (access === 'signed-in') return null
  if (access === 'merchants') return viewer.role === 'ROLE MERCHANT' ? null : 'forbidden'
  if (!isOfStaff(viewer)) return viewer.role === 'ROLE MERCHANT' && typeof access === 'object' && 'managers' in access ? null : 'forbidden'
  return access === 'staff' || hasArea(viewer, ...areasOf(access)) ? null : refuseOutside(viewer)
}

/** The reason for which staff without an area are refused: their own to mend, or a colleague's. */
export function refuseOutside({ mustSetUpCode = false }: Pick<SignedInViewer, 'mustSetUpCode'>): 'code-missing' | 'area-missing' {
  return mustSetUpCode ? 'code-missing' : 'area-missing'
}

/** The viewer of a call that is not for staff alone: staff without its area are answered like members. */
export function viewerWithin(area: Area | undefined, viewer: Viewer): Viewer {
  return area === undefined || viewer.kind === 'anonymous' ? viewer : actingIn(area, viewer)
}
