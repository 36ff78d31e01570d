import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutbox } from '#server/platform/mail/outbox-mailer.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { builtPages } from '#tests/support/shop/built-pages.ts'
import { openTestShop, PUBLIC_URL, type TestShop } from '#tests/support/shop/test-shop.ts'

export interface OpenedShop {
  readonly shop: TestShop
  /** The address at which it listens, with pages and files. */
  readonly origin: string
  /** The folder of its emails. */
  readonly outbox: string
}

/** A whole shop, whose emails are files, at an address that a browser can open. */
export async function inOpenedShop<T>(work: (opened: OpenedShop) => Promise<T>): Promise<T> {
  const outbox = await mkdtemp(join(tmpdir(), 'diyafa-payloads-'))
  const database = await openTestDatabase()
  let shop: TestShop | undefined
  const pages = await builtPages(PUBLIC_URL, () => shop?.settingsStore.read().shop)
  try {
    shop = await openTestShop(database, {
      hasLimits: false,
      openPages: pages.openPages,
      clientDir: `${process.cwd()}/build/client`,
      outbox,
      mailer: openOutbox({ folder: outbox, address: () => 'shop@shop.example' }),
    })
    const origin = await shop.app.http.listen({ port: 0, host: '127.0.0.1' })
    return await work({ shop, origin, outbox })
  } finally {
    await shop?.close()
    await pages.close()
    await database.close()
    await rm(outbox, { recursive: true, force: true })
  }
}
