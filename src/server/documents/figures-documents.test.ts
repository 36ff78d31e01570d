import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOST_REASONS } from '#domain/desk/entries.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { createMediaDeps } from '#server/media-library/media-library.service.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { openPictures } from '#server/platform/media/pictures.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { readPdf } from '#tests/support/documents/read-pdf.ts'
import type { Figures } from './building/figures-document.facts.ts'
import { sheetOfFigures } from './figures-documents.service.ts'
import type { DocumentDeps } from './offer-documents.service.ts'
import { openDocumentDeps } from './offer-documents.service.ts'

let folder: string
let deps: DocumentDeps

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diyafa-figures-'))
  const log = pino({ level: 'silent' })
  deps = openDocumentDeps({
    media: createMediaDeps({ storage: await openDiskStorage({ folder }), pictures: await openPictures(), log }),
    seller: () => DEMO_SETTINGS,
    log,
  })
})

afterAll(async () => {
  deps.maker.close()
  await rm(folder, { recursive: true })
})

const MANY = Array.from({ length: 12 }, (_, n) => n)
const DEALS = { count: 1_234, valueMinor: 98_765_432_100 }
const NAME = { en: 'Combi oven for ten trays with a boiler and a probe', ar: 'فرن كومبي عشر صواني ببويلر ومجس حرارة' }
const OFFER = {
  customer: 'Mona Adel',
  company: 'شركة النيل للفنادق والمنتجعات السياحية',
  salesperson: 'Sherif Halawany',
  totalMinor: 98_765_432_100,
  validUntil: '2026-11-30',
}
const FULL: Figures = {
  from: '2026-09-05',
  to: '2026-11-23',
  at: '2026-11-23T10:00:00Z',
  notCalled: { customers: 321, late: 123, oldest: '2026-11-20T10:00:00Z' },
  openOffers: DEALS,
  expiring: DEALS,
  largest: MANY.slice(0, 10).map((n) => ({
    ...OFFER,
    _id: String(n),
    number: `Q-2026-0000${n}`,
    nextStep: { kind: 'site-visit', at: '2026-11-25T10:00:00Z' },
  })),
  withoutDeposit: { ...DEALS, offers: [] },
  won: { week: DEALS, lastWeek: DEALS, month: DEALS, lastMonth: DEALS, span: DEALS },
  lost: { ...DEALS, reasons: LOST_REASONS.map((reason) => ({ ...DEALS, reason })), entries: [] },
  people: MANY.map((n) => ({
    _id: null,
    name: `Sherif Halawany ${n}`,
    offers: 100,
    grossMinor: 98_765_432_100,
    discountMinor: 8_765_432_100,
    requests: 1_000,
    late: 100,
  })),
  weeks: MANY.map((n) => ({
    from: `2026-09-${String(n + 10)}`,
    requests: 1_000 + n,
    valueMinor: 98_765_432_100,
    medianMinutes: 75,
    slowMinutes: 3_605,
    inTime: 900,
    judged: 1_000,
    won: 300,
    wonMinor: 8_765_432_100,
  })),
  brands: MANY.map((n) => ({ _id: String(n), name: NAME, pieces: 1_234.5, valueMinor: 8_765_432_100 })),
  categories: MANY.map((n) => ({ _id: String(n), name: NAME, pieces: 1_234.5, valueMinor: 8_765_432_100 })),
  machines: MANY.map((n) => ({ sku: String(n), name: NAME, pieces: 10_000, requests: 1_000 })),
  searches: MANY.map((n) => ({ term: `conveyor oven with two belts ${n}`, language: 'en', count: 1_000 })),
}

test.each(LANGUAGES)('the fullest figures fit on one page, in %s', async (language) => {
  const { bytes, name } = await sheetOfFigures(deps, FULL, language)
  const pdf = await readPdf(Buffer.from(bytes))
  expect([pdf.pages, pdf.language, name]).toEqual([1, language, 'figures-2026-11-23.pdf'])
  expect(pdf.text).toContain('Q-2026-00009')
  expect(pdf.text).toContain('987,654,321')
})
