import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { auditEntries } from '#server/audit/audit.tables.ts'
import { signedIn } from './people.ts'
import { sendJson } from './send-json.ts'
import type { Answer, TestShop } from './test-shop.ts'

export interface Application {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly brandName: string
  readonly business: string
}

export function application(facts: Partial<Application> = {}): Application {
  return {
    name: 'Nour Adly',
    email: `${randomUUID()}@brands.example`,
    phoneNumber: '+20 100 222 3333',
    brandName: 'Nour Ovens',
    business: 'Builds stone ovens in Sadat City since 1998.',
    ...facts,
  }
}

/** Calls of admins and applicants about merchants, through the shop's HTTP door. */
export function merchantDesk(shop: () => TestShop) {
  const asAdmin = async (call: string, body?: unknown, language = 'en'): Promise<Answer> =>
    sendJson(shop(), { call, body, headers: { 'accept-language': language, ...(await signedIn(shop(), 'admin')) } })
  return {
    asAdmin,
    apply: (facts: object = application(), language = 'en') =>
      sendJson(shop(), { call: 'POST /api/merchant/add', body: facts, headers: { 'accept-language': language } }),
    /** The id of a new applicant who waits for a decision. */
    waiting: async (facts: Partial<Application> = {}): Promise<{ id: string; email: string }> => {
      const form = application(facts)
      const { json, status, text } = await asAdmin('POST /api/merchant/add', form)
      if (status !== 200) throw new Error(text)
      return { id: json.merchant._id, email: form.email }
    },
    approve: (id: string) => asAdmin(`PUT /api/merchant/approve/${id}`),
    reject: (id: string) => asAdmin(`PUT /api/merchant/reject/${id}`),
    turn: (id: string, isActive: boolean, more: object = {}) =>
      asAdmin(`PUT /api/merchant/${id}/active`, { merchant: { isActive, ...more } }),
    remove: (id: string) => asAdmin(`DELETE /api/merchant/delete/${id}`),
    signUp: (token: string, form: object, language = 'en') =>
      sendJson(shop(), { call: `POST /api/merchant/signup/${token}`, body: form, headers: { 'accept-language': language } }),
    /** The history of a record, the oldest entry first. */
    entriesOf: async (recordId: string) => {
      const { db } = shop().accounts.database
      return db.select().from(auditEntries).where(eq(auditEntries.recordId, recordId)).orderBy(auditEntries.id)
    },
    /** Names of the queued emails about a merchant. */
    emailsAbout: async (merchantId: string): Promise<string[]> => {
      const { rows } = await shop().accounts.database.db.execute<{ name: string }>(
        sql`select name from pgboss.job where data ->> 'merchantId' = ${merchantId} order by created_on, name`,
      )
      return rows.map(({ name }) => name.replace('email-merchant-', ''))
    },
  }
}
