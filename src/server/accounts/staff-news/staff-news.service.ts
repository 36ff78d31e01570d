import type { Area } from '#domain/accounts/areas.ts'
import type { StaffNews } from '#domain/accounts/staff-news.ts'
import { type Actor, type AuditDeps, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { staffNewsEmailJob } from './staff-news.jobs.ts'

export interface StaffNewsDeps extends AuditDeps {
  readonly jobs: Pick<Jobs, 'send'>
}

export interface StaffChange {
  readonly userId: string
  readonly news: StaffNews
  readonly actor: Actor
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly areas?: readonly Area[]
}

/** Writes a change of a colleague's account into the history, and tells the colleague by email. */
export async function tellStaff(tx: Db, deps: StaffNewsDeps, change: StaffChange): Promise<void> {
  const { userId, news, actor, before = null, after = null, areas = [] } = change
  await recordChange(tx, deps, { actor, action: `user.${news}`, recordKind: 'user', recordId: userId, before, after })
  await deps.jobs.send(tx, staffNewsEmailJob, { userId, news, by: actor.id === userId ? '' : actor.name, areas: [...areas] })
}
