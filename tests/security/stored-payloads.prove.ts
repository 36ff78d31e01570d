import type { Call } from '#contract/endpoints.ts'
import { carryOn, fillMore } from './payloads/fill-more.ts'
import { fillSettings } from './payloads/fill-settings.ts'
import { callsWithTexts, type FillResult, fillShop } from './payloads/fill-shop.ts'
import { lookAt, lookAtHtml } from './payloads/look.ts'
import { inOpenedShop, type OpenedShop } from './payloads/open-shop.ts'
import { pagesToLookAt } from './payloads/pages-to-look-at.ts'
import { PAYLOADS } from './payloads/payloads.ts'
import { readDocuments } from './payloads/read-documents.ts'
import { headFaults, readEmails, showsPayload } from './payloads/read-emails.ts'
import { readSheets } from './payloads/read-sheets.ts'
import { unfilledFields } from './payloads/unfilled-fields.ts'

export const BEGINS_FIRST = true

interface Plan {
  /** Each field gets as many payloads, or strings of them. */
  readonly rounds: number
  readonly byEverybody: boolean
  /** Records that are looked at by the same page, and documents of one kind. */
  readonly records: number
}

const PLANS = { full: { rounds: 4, byEverybody: true, records: 3 }, small: { rounds: 1, byEverybody: false, records: 1 } }

/** Payloads in every text that people may store, on every screen, in every email, document and sheet: none is more than text. */
export async function prove(size: keyof typeof PLANS): Promise<string> {
  return inOpenedShop(async (opened) => {
    const calls = callsWithTexts()
    const filled = await fill(opened, calls, PLANS[size])
    const { told, faults } = await look(opened, PLANS[size])
    const all = [...filled.faults, ...unfilledFields(filled.refused), ...faults]
    const line = [
      `${PAYLOADS.length} payloads in ${filled.stored.size} fields of ${calls.length} calls`,
      ...told,
      `${all.length} faults`,
    ].join('; ')
    if (all.length > 0) throw new Error([line, ...all.slice(0, 60)].join('\n'))
    return line
  })
}

async function fill(opened: OpenedShop, calls: readonly Call[], { rounds, byEverybody, records }: Plan): Promise<FillResult> {
  const { shop } = opened
  const filled = await fillShop(shop, { calls, rounds, byEverybody })
  await fillMore(opened, PAYLOADS)
  const { sent, accepted } = await carryOn(shop, 3 * records)
  const nothing = [...(sent === 0 ? ['no offer could be sent'] : []), ...(accepted === 0 ? ['no offer could be accepted'] : [])]
  // The last round stands while one looks; what was before it is in the history.
  const settings: string[] = []
  for (let round = 0; round < rounds; round++) settings.push(...(await fillSettings(shop, round)))
  return { ...filled, faults: [...filled.faults, ...nothing, ...settings] }
}

async function look(
  opened: OpenedShop,
  { records }: Plan,
): Promise<{ readonly told: readonly string[]; readonly faults: readonly string[] }> {
  const { shop, outbox } = opened
  shop.app.cache.dropAll()
  const pages = await lookAt(opened, await pagesToLookAt(shop, records))
  const documents = await readDocuments(shop, records)
  const sheets = await readSheets(shop)
  const emails = await readEmails(shop, outbox)
  const shown = await lookAtHtml(emails.map(({ html = '' }) => html))
  const told = [
    `${pages.pages} pages, ${pages.showing} showing some`,
    `${emails.length} emails, ${emails.filter(showsPayload).length} showing some`,
    `${documents.documents} documents, ${documents.showing} showing some`,
    `${sheets.sheets} sheets, ${sheets.showing} showing some`,
  ]
  const showing = { pages: pages.showing, emails: emails.filter(showsPayload).length, documents: documents.showing, sheets: sheets.showing }
  const unseen = Object.entries(showing).flatMap(([kind, count]) => (count === 0 ? [`none of the ${kind} shows a payload`] : []))
  return {
    told,
    faults: [...unseen, ...pages.faults, ...emails.flatMap(headFaults), ...shown.faults, ...documents.faults, ...sheets.faults],
  }
}
