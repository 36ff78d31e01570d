import type { Admin, Manager, SignedIn, Viewer } from '#domain/accounts/viewer.ts'
import { door } from './door.ts'

/** Compiles where the handler of an endpoint gets the viewer that its access lets through. */
declare function done(viewer: Viewer): Promise<never>
declare function doneSignedIn(viewer: SignedIn): Promise<never>
declare function doneManager(viewer: Manager): Promise<never>
declare function doneAdmin(viewer: Admin): Promise<never>

export const narrowed = [
  door('GET /api/product/list', ({ viewer }) => done(viewer)),
  door('GET /api/auth/prove/:token', ({ viewer }) => done(viewer)),
  door('POST /api/auth/logout', ({ viewer }) => doneSignedIn(viewer)),
  door('GET /api/order/me', ({ viewer }) => doneSignedIn(viewer)),
  door('GET /api/product', ({ viewer }) => doneManager(viewer)),
  door('GET /api/order/archive', ({ viewer }) => doneAdmin(viewer)),
  door('GET /api/order/archive', ({ viewer }) => doneSignedIn(viewer)),
]

// @ts-expect-error this must not compile: anybody may ask
export const anybody = door('GET /api/product/list', ({ viewer }) => doneSignedIn(viewer))

// @ts-expect-error this must not compile: the holder of a link needs no session
export const linkHolder = door('GET /api/auth/prove/:token', ({ viewer }) => doneSignedIn(viewer))

// @ts-expect-error this must not compile: members come as well
export const member = door('GET /api/order/me', ({ viewer }) => doneManager(viewer))

// @ts-expect-error this must not compile: merchants come as well
export const merchant = door('GET /api/product', ({ viewer }) => doneAdmin(viewer))
