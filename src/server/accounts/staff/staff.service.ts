import type { CallReply } from '#contract/endpoints.ts'
import { type Area, sameAreas, sortedAreas } from '#domain/accounts/areas.ts'
import { refuseAreas, refuseEndingAccess, refuseOwnLimit, refuseTaking } from '#domain/accounts/staff.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { isCodeRequired } from '../second-factor/required-code.service.ts'
import { dropSecondFactor, resetSecondFactor } from '../second-factor/second-factor.service.ts'
import { endSessionOf, endSessionsOf, listSessionsOf } from '../sessions/sessions.service.ts'
import { tellStaff } from '../staff-news/staff-news.service.ts'
import { openInvitations } from './invitations.service.ts'
import { lockedColleague, type OfColleague, refuseGiving } from './locked-staff.service.ts'
import type { StaffDeps } from './staff.deps.ts'
import { demote, findStaff, listStaff, type StaffRow, updateAreas, updateDiscountLimit } from './staff.repository.ts'

export async function readStaff({ database, now }: Pick<StaffDeps, 'database' | 'now'>): Promise<CallReply<'GET /api/staff'>> {
  const { db } = database
  const [rows, invitations, isRequired] = await Promise.all([listStaff(db), openInvitations(db, now()), isCodeRequired(db)])
  const staff = rows.map(({ id: _id, areas, created, lastSeen, ...row }) => ({
    _id,
    ...row,
    areas: sortedAreas(areas),
    created: created.toISOString(),
    lastSeen: lastSeen?.toISOString() ?? null,
  }))
  return { staff, invitations, isCodeRequired: isRequired }
}

export async function changeAreas(
  deps: StaffDeps,
  { viewer, id, areas, before }: OfColleague & { readonly areas: readonly Area[]; readonly before?: readonly Area[] | undefined },
): Promise<CallReply<'PUT /api/staff/:id/areas'>> {
  const wanted = sortedAreas(areas)
  const { firstName } = await repeating(() =>
    deps.database.transaction(async (tx) => {
      const { person, staff, own } = await lockedColleague(tx, { viewer, id }, ({ staff }) => refuseAreas(staff, { id, areas: wanted }))
      if (sameAreas(person.areas, wanted)) return person
      if (before !== undefined && !sameAreas(person.areas, before)) throw new RefusalError('conflict')
      const refusal = refuseTaking(own, person)
      if (refusal !== null) throw new RefusalError(refusal)
      refuseGiving(
        staff,
        own,
        wanted.filter((area) => !person.areas.includes(area)),
      )
      await updateAreas(tx, id, wanted)
      const facts = { before: { areas: sortedAreas(person.areas) }, after: { areas: wanted } }
      await tellStaff(tx, deps, { userId: id, news: 'areas-changed', actor: actorOf(viewer), ...facts, areas: wanted })
      return person
    }),
  )
  return { success: true, message: messageText('areasChanged', viewer.language, { name: firstName }) }
}

/** A second press with the same limit changes nothing. */
export async function changeDiscountLimit(
  deps: StaffDeps,
  { viewer, id, discountLimitHundredths: wanted }: OfColleague & { readonly discountLimitHundredths: number | null },
): Promise<CallReply<'PUT /api/staff/:id/discount-limit'>> {
  const { firstName } = await repeating(() =>
    deps.database.transaction(async (tx) => {
      const { person } = await lockedColleague(tx, { viewer, id }, ({ staff, own }) => refuseOwnLimit(staff, id, own))
      if (person.discountLimitHundredths === wanted) return person
      await updateDiscountLimit(tx, id, wanted)
      await recordChange(tx, deps, {
        actor: actorOf(viewer),
        action: 'user.discount-limit-changed',
        recordKind: 'user',
        recordId: id,
        before: { discountLimit: inPercent(person.discountLimitHundredths) },
        after: { discountLimit: inPercent(wanted) },
      })
      return person
    }),
  )
  return { success: true, message: messageText('discountLimitChanged', viewer.language, { name: firstName }) }
}

function inPercent(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100
}

export async function endAccess(deps: StaffDeps, { viewer, id }: OfColleague): Promise<CallReply<'DELETE /api/staff/:id'>> {
  const { firstName } = await repeating(() =>
    deps.database.transaction(async (tx) => {
      const { person } = await lockedColleague(tx, { viewer, id }, ({ staff, own }) => refuseEndingAccess(staff, id, own))
      await demote(tx, id)
      await dropSecondFactor(tx, id)
      const facts = { before: { role: 'ROLE ADMIN', areas: sortedAreas(person.areas) }, after: { role: 'ROLE MEMBER', areas: [] } }
      await tellStaff(tx, deps, { userId: id, news: 'access-ended', actor: actorOf(viewer), ...facts })
      return person
    }),
  )
  return { success: true, message: messageText('accessEnded', viewer.language, { name: firstName }) }
}

export async function listColleaguesSessions(
  { database }: Pick<StaffDeps, 'database'>,
  { viewer, id }: OfColleague,
): Promise<CallReply<'GET /api/staff/:id/sessions'>> {
  const { id: userId } = await colleague(database.db, id)
  return { sessions: await listSessionsOf(database.db, userId, viewer.sessionId) }
}

export async function signOutColleague(deps: StaffDeps, { viewer, id }: OfColleague): Promise<CallReply<'DELETE /api/staff/:id/sessions'>> {
  const person = await colleague(deps.database.db, id)
  await deps.database.transaction(async (tx) => {
    await endSessionsOf(tx, id, { but: person.id === viewer.id ? viewer.sessionId : undefined })
    await tellStaff(tx, deps, { userId: id, news: 'signed-out', actor: actorOf(viewer) })
  })
  return { success: true, message: messageText('colleagueSignedOut', viewer.language, { name: person.firstName }) }
}

export async function endColleaguesSession(
  deps: StaffDeps,
  { viewer, id, sessionId }: OfColleague & { readonly sessionId: string },
): Promise<CallReply<'DELETE /api/staff/:id/sessions/:sessionId'>> {
  await colleague(deps.database.db, id)
  await deps.database.transaction(async (tx) => {
    await endSessionOf(tx, { userId: id, id: sessionId })
    await tellStaff(tx, deps, { userId: id, news: 'signed-out', actor: actorOf(viewer) })
  })
  return { success: true, message: messageText('sessionEnded', viewer.language) }
}

export async function resetColleaguesFactor(
  deps: StaffDeps,
  { viewer, id }: OfColleague,
): Promise<CallReply<'DELETE /api/staff/:id/second-factor'>> {
  const person = await colleague(deps.database.db, id)
  if (person.id === viewer.id) throw new RefusalError('staff/own-code')
  await deps.database.transaction((tx) => resetSecondFactor(tx, deps, { userId: id, actor: actorOf(viewer) }))
  return { success: true, message: messageText('colleaguesCodeReset', viewer.language, { name: person.firstName }) }
}

async function colleague(db: Db, id: string): Promise<StaffRow> {
  const person = isId(id) ? await findStaff(db, id) : null
  if (person === null) throw new RefusalError('account/not-found')
  return person
}
