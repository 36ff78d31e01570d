import type { Database } from '#server/platform/db/database.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { findInBackOffice } from './palette.service.ts'

export function paletteDoors(deps: { readonly database: Database }): readonly Door[] {
  return [door('GET /api/desk/find', ({ viewer, query }) => findInBackOffice(deps, viewer, query.search))]
}
