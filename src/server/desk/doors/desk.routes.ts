import { type Door, door } from '#server/platform/http/door.ts'
import { closeEntry } from '../acts/closing.service.ts'
import { addNote, logContact } from '../acts/contacts.service.ts'
import { noteSite, planNext, reopenEntry } from '../acts/steps.service.ts'
import { handOver, releaseCard, takeCard } from '../acts/taking.service.ts'
import type { DeskDeps } from '../desk.deps.ts'
import { readDesk, readEntry, readStaff } from '../reading/desk-reading.service.ts'

export function deskDoors(deps: DeskDeps): readonly Door[] {
  return [
    door('GET /api/desk', ({ viewer, query }) => readDesk(deps, viewer, query)),
    door('GET /api/desk/staff', () => readStaff(deps)),
    door('GET /api/desk/:id', ({ viewer, params }) => readEntry(deps, viewer, params.id)),
    door('POST /api/desk/:id/take', ({ viewer, params, body }) => takeCard(deps, viewer, { id: params.id, ...body })),
    door('POST /api/desk/:id/release', ({ viewer, params, body }) => releaseCard(deps, viewer, { id: params.id, ...body })),
    door('POST /api/desk/hand-over', ({ viewer, body }) => handOver(deps, viewer, body)),
    door('POST /api/desk/:id/contact', ({ viewer, params, body }) => logContact(deps, viewer, params.id, body)),
    door('POST /api/desk/:id/note', ({ viewer, params, body }) => addNote(deps, viewer, params.id, body)),
    door('POST /api/desk/:id/next', ({ viewer, params, body }) => planNext(deps, viewer, params.id, body)),
    door('POST /api/desk/:id/close', ({ viewer, params, body }) => closeEntry(deps, viewer, params.id, body)),
    door('POST /api/desk/:id/reopen', ({ viewer, params, body }) => reopenEntry(deps, viewer, params.id, body)),
    door('PUT /api/desk/:id/site', ({ viewer, params, body }) => noteSite(deps, viewer, params.id, body.site)),
  ]
}
