import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { openSmtp } from '#server/platform/mail/smtp-mailer.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { describeOnBothDatabases, describeOnDatabase, type OnDatabase } from '../database/both-databases.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

type Pace = NonNullable<NonNullable<Parameters<typeof openTestShop>[1]>['pace']>

export interface EmailShop {
  readonly shop: TestShop
  readonly mail: MailServer
}

type EmailSuite = (opened: () => EmailShop, on: OnDatabase) => void

/** Runs a suite whose shop sends its emails to a real mail server. It is not emptied between tests: each uses addresses of its own. */
export function describeEmailShop(name: string, suite: EmailSuite, pace?: Pace): void {
  describeWith(describeOnDatabase, name, suite, pace)
}

/** The same on every kind of database, for slices that have no other suite. */
export function describeEmailShopOnBoth(name: string, suite: EmailSuite): void {
  describeWith(describeOnBothDatabases, name, suite)
}

function describeWith(describeOn: typeof describeOnDatabase, name: string, suite: EmailSuite, pace?: Pace): void {
  describeOn(
    name,
    (on) => {
      let opened: EmailShop | undefined
      beforeAll(async () => {
        const mail = await startMailServer()
        const mailer = openSmtp({ url: mail.url, address: () => DEMO_SETTINGS.shop.email })
        opened = { mail, shop: await openTestShop(on.database(), { mailer, hasLimits: false, ...(pace === undefined ? {} : { pace }) }) }
      })
      afterAll(async () => {
        await opened?.shop.close()
        await opened?.mail.stop()
      })
      suite(() => {
        if (opened === undefined) throw new Error('The shop is there from beforeAll on.')
        return opened
      }, on)
    },
    { isShared: true },
  )
}

export function newAddress(): string {
  return `${randomUUID()}@people.example`
}

export async function post(shop: TestShop, path: string, body: object, language = 'en') {
  return shop.ask({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  })
}
