import { sql } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { SETTINGS_SECTIONS } from '#domain/settings/sections.ts'
import { readPdf } from '#tests/support/documents/read-pdf.ts'
import { type PersonName, signedIn } from '#tests/support/shop/people.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { FOREIGN_HOST, MARK } from './payloads.ts'

export interface ReadDocuments {
  readonly documents: number
  /** Documents that show a payload as text. */
  readonly showing: number
  readonly faults: readonly string[]
}

interface Asked {
  readonly path: string
  readonly as: PersonName
  readonly body?: object
}

const LANGUAGES = ['en', 'ar'] as const

/** Every kind of document, in both languages, of up to `most` records each. */
export async function readDocuments(shop: TestShop, most: number): Promise<ReadDocuments> {
  const faults: string[] = []
  let documents = 0
  let showing = 0
  for (const { path, as, body } of await documentsOf(shop, most)) {
    for (const language of LANGUAGES) {
      const headers = {
        ...(await signedIn(shop, as)),
        'accept-language': language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const url = body === undefined ? `${path}${path.includes('?') ? '&' : '?'}language=${language}` : path
      const answer = await shop.app.http.inject({
        method: body === undefined ? 'GET' : 'POST',
        url,
        headers,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      if (answer.statusCode !== 200) {
        faults.push(`${url}: ${answer.statusCode} ${answer.payload.slice(0, 200)}`)
        continue
      }
      documents += 1
      const { text, found } = await lookInto(answer.rawPayload)
      if (text.includes(MARK)) showing += 1
      faults.push(...found.map((fault) => `${url}: ${fault}`))
    }
  }
  return { documents, showing, faults }
}

async function lookInto(pdf: Buffer): Promise<{ readonly text: string; readonly found: string[] }> {
  const { text } = await readPdf(pdf)
  const proxy = await getDocumentProxy(new Uint8Array(pdf))
  const found: string[] = []
  if (/root:.*:0:0:/.test(text)) found.push('holds a file of the machine')
  if ((await proxy.getJSActions()) !== null || (await proxy.getOpenAction()) !== null) found.push('acts when it is opened')
  if ((await proxy.getAttachments()) !== null) found.push('has something attached')
  for (let n = 1; n <= proxy.numPages; n++) {
    const annotations: { readonly url?: string; readonly unsafeUrl?: string; readonly subtype: string }[] = await (
      await proxy.getPage(n)
    ).getAnnotations()
    for (const { url = '', unsafeUrl = '', subtype } of annotations) {
      if (subtype !== 'Link' || `${url}${unsafeUrl}`.includes(FOREIGN_HOST) || /^\s*javascript/i.test(unsafeUrl))
        found.push(`leads to ${unsafeUrl || url || subtype}`)
    }
  }
  return { text, found }
}

async function documentsOf(shop: TestShop, most: number): Promise<Asked[]> {
  const { db } = shop.accounts.database
  const rowsOf = async (query: ReturnType<typeof sql>) => ((await db.execute(query)) as unknown as { rows: Record<string, string>[] }).rows
  const products = await rowsOf(
    sql`select slug from products p where p::text like '%zqx%' and is_active and brand_id in (select id from brands where is_active) order by id desc limit ${most}`,
  )
  const orders = await rowsOf(
    sql`select id from orders o where (o::text like '%zqx%' or exists (select from order_lines l where l.order_id = o.id and l::text like '%zqx%')) and archived is null order by id desc limit ${most}`,
  )
  const offers = await rowsOf(
    sql`select offer_id as id, state from offer_versions v where v::text like '%zqx%' and state in ('sent', 'accepted') order by id desc limit ${most}`,
  )
  const { sections } = (await shop.get('/api/settings/sections', await signedIn(shop, 'admin'))).json
  const contentOf = (name: string) => sections.find(({ section }: { section: string }) => section === name).content
  return [
    ...products.map(({ slug }) => ({ path: `/api/product/item/${slug}/sheet`, as: 'member' as const })),
    { path: '/api/product/price-list', as: 'member' },
    ...orders.map(({ id }) => ({ path: `/api/order/${id}/document`, as: 'admin' as const })),
    ...offers.flatMap(({ id, state }) =>
      ['offer', ...(state === 'accepted' ? ['confirmation', 'delivery'] : [])].map((kind) => ({
        path: `/api/offer/${id}/document?kind=${kind}`,
        as: 'admin' as const,
      })),
    ),
    { path: '/api/figures/document', as: 'admin' },
    ...SETTINGS_SECTIONS.filter((section) => section === 'offers' || section === 'registered').map((section) => ({
      path: `/api/settings/${section}/sample`,
      as: 'admin' as const,
      body: { content: contentOf(section) },
    })),
  ]
}
