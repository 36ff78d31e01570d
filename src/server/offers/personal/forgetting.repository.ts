import { and, asc, type Column, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { OfferRow } from '../offers.repository.ts'
import { offerEvents, offerMessages, offerPayments, offers, offerVersions } from '../offers.tables.ts'

export interface PersonsOffers {
  readonly userId: string
  readonly customerIds: readonly string[]
  readonly orderIds: readonly string[]
}

/** A person's offers, locked in one order. */
export async function lockOffersOfPerson(tx: Db, { userId, customerIds, orderIds }: PersonsOffers): Promise<OfferRow[]> {
  const byDesk = customerIds.length === 0 ? undefined : and(inArray(offers.customerId, [...customerIds]), isNull(offers.userId))
  const answering = orderIds.length === 0 ? undefined : inArray(offers.orderId, [...orderIds])
  return tx
    .select()
    .from(offers)
    .where(or(eq(offers.userId, userId), byDesk, answering))
    .orderBy(asc(offers.id))
    .for('update')
}

const NO_ADDRESSEE = { name: NO_NAME, company: '', attention: '', project: '', reference: '', email: '', phone: '' }
const NOBODY = JSON.stringify({ addressee: NO_ADDRESSEE, recipients: [] })
const NO_ANSWERER = JSON.stringify({ name: NO_NAME, from: '', userAgent: '', purchaseOrder: '' })
const NO_REASON = JSON.stringify({ reason: '', name: NO_NAME })

/** Numbers, lines and amounts stay; in the log only what is counted and the fixed words. */
export async function forgetPeople(tx: Db, ids: readonly string[]): Promise<void> {
  const chosen = inArray(offerVersions.offerId, [...ids])
  await tx
    .update(offerVersions)
    .set({
      content: sql`${offerVersions.content} || ${NOBODY}::jsonb`,
      acceptance: sql`${offerVersions.acceptance} || ${NO_ANSWERER}::jsonb`,
      decline: sql`${offerVersions.decline} || ${NO_REASON}::jsonb`,
      customer: NO_NAME,
      company: '',
      project: '',
      withdrawalReason: null,
    })
    .where(chosen)
  await tx.delete(offerMessages).where(inArray(offerMessages.offerId, [...ids]))
  await tx
    .update(offerPayments)
    .set({ note: '' })
    .where(inArray(offerPayments.offerId, [...ids]))
  await tx
    .update(offerEvents)
    .set({
      facts: sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${offerEvents.facts})
        where jsonb_typeof(value) in ('number', 'boolean') or key in ('way', 'received'))`,
      actorName: sql`case when ${offerEvents.actorKind} = 'staff' then ${offerEvents.actorName} else ${NO_NAME} end`,
    })
    .where(inArray(offerEvents.offerId, [...ids]))
  await tx
    .update(offers)
    .set({ name: '', userId: null, unanswered: 0 })
    .where(inArray(offers.id, [...ids]))
}

const NO_SALESPERSON = JSON.stringify({ salesperson: { name: NO_NAME, phone: '', email: '' } })

export interface Colleague {
  readonly userId: string
  readonly firstName: string
  readonly email: string
}

/** The name of a colleague who leaves, at what they wrote down and as the salesperson whom customers may call. */
export async function forgetActor(tx: Db, { userId, firstName, email }: Colleague): Promise<void> {
  const own = sql`(select ${offerEvents.offerId} from ${offerEvents} where ${offerEvents.actorId} = ${userId})`
  const unnamed = sql`${JSON.stringify({ recordedBy: NO_NAME })}::jsonb`
  const recorded = (column: Column) =>
    sql`case when ${column} ->> 'recordedBy' = ${firstName} then ${column} || ${unnamed} else ${column} end`
  await tx
    .update(offerPayments)
    .set({ recordedBy: NO_NAME })
    .where(and(eq(offerPayments.recordedBy, firstName), sql`${offerPayments.offerId} in ${own}`))
  await tx
    .update(offerVersions)
    .set({
      savedBy: sql`case when ${offerVersions.savedBy} = ${firstName} then ${NO_NAME} else ${offerVersions.savedBy} end`,
      acceptance: recorded(offerVersions.acceptance),
      decline: recorded(offerVersions.decline),
    })
    .where(sql`${offerVersions.offerId} in ${own}`)
  await tx
    .update(offerVersions)
    .set({ content: sql`${offerVersions.content} || ${NO_SALESPERSON}::jsonb`, salesperson: NO_NAME, salespersonId: null })
    .where(or(eq(offerVersions.salespersonId, userId), sql`lower(${offerVersions.content} #>> '{salesperson,email}') = ${email}`))
}

/** A person's name in the log and in messages. */
export async function forgetName(tx: Db, userId: string): Promise<void> {
  await tx.update(offerEvents).set({ actorName: NO_NAME }).where(eq(offerEvents.actorId, userId))
  await tx.update(offerMessages).set({ name: NO_NAME }).where(eq(offerMessages.userId, userId))
}
