import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amountOf } from '#domain/money/money.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { createMediaDeps, storePicture } from '#server/media-library/media-library.service.ts'
import { putPrivateFile } from '#server/media-library/private-files.service.ts'
import { openDocuments } from '#server/platform/documents/documents.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { openPictures } from '#server/platform/media/pictures.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { kitchenLines, offerContent, offerFacts } from '#tests/support/documents/offer-facts.ts'
import { readPdf as read } from '#tests/support/documents/read-pdf.ts'
import { noise } from '#tests/support/pictures/pictures.ts'
import { confirmationDocument } from './building/confirmation-document.facts.ts'
import { deliveryDocument } from './building/delivery-document.facts.ts'
import type { LinesDocument } from './building/document-data.facts.ts'
import { offerDocument } from './building/offer-document.facts.ts'
import { priceListDocument } from './building/price-list-document.facts.ts'
import { productSheet } from './building/product-sheet.facts.ts'
import { requestDocument } from './building/request-document.facts.ts'
import { DOCUMENT_FONTS, DOCUMENT_TEMPLATES, type RenderingDeps, renderLines, renderSheet } from './rendering.service.ts'

const SIZE_MAX = 2_000_000

let folder: string
let deps: RenderingDeps

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diyafa-documents-'))
  const log = pino({ level: 'silent' })
  const media = createMediaDeps({ storage: await openDiskStorage({ folder }), pictures: await openPictures(), log })
  deps = { media, maker: openDocuments({ templates: DOCUMENT_TEMPLATES, fonts: DOCUMENT_FONTS, log }) }
})

afterAll(async () => {
  deps.maker.close()
  await rm(folder, { recursive: true })
})

const CONTENT = offerContent(kitchenLines(7))

describe.each(LANGUAGES)('in %s', (language) => {
  const facts = offerFacts(CONTENT, { language })
  const kinds: readonly (readonly [string, () => LinesDocument, readonly string[]])[] = [
    ['offer', () => offerDocument(facts), ['Q-2026-00012 v2', 'RAT-ICP-101G (2)', '794,776.41', '+20 100 123 4567', 'PO/2026-117 (B)']],
    ['technical offer', () => offerDocument({ ...facts, hasPrices: false }), ['Q-2026-00012 v2', '850 × 775 × 1014 mm']],
    [
      'confirmation',
      () => confirmationDocument(facts, { name: 'Mahmoud', day: '2026-11-24', way: 'phone', purchaseOrder: null }),
      ['Mahmoud', '397,388.21'],
    ],
    [
      'delivery note',
      () =>
        deliveryDocument(facts, {
          day: '2026-12-24',
          number: 'Q-2026-00012-D1',
          items: [{ lineId: 'line-0', quantity: 1, serials: ['E11SH19051234567'] }],
          receiver: 'Hossam',
          receiverPhone: '0122 333 4444',
          place: '',
          site: {},
        }),
      ['Q-2026-00012-D1', 'E11SH19051234567', '0122 333 4444'],
    ],
    [
      'request',
      () =>
        requestDocument({
          seller: DEMO_SETTINGS,
          language,
          number: 'R-10432',
          day: '2026-11-20',
          requester: { name: 'Mona', company: '', phone: '+20 100 123 4567', email: 'mona@nile.example' },
          delivery: [],
          words: 'For 120 seats',
          lines: [{ name: { en: 'Oven', ar: 'فرن' }, sku: 'OV-1', picture: null, isProduct: true, quantity: 2, wanted: 12 }],
        }),
      ['R-10432', 'OV-1', 'mona@nile.example', 'For 120 seats'],
    ],
    [
      'price list',
      () =>
        priceListDocument({
          seller: DEMO_SETTINGS,
          language,
          day: '2026-11-20',
          about: null,
          products: [{ sku: 'OV-1', name: { en: 'Oven', ar: 'فرن' }, brand: null, isNew: true, priceMinor: amountOf(4_500_050) }],
          partOf: null,
        }),
      ['OV-1', '45,000.50'],
    ],
  ]

  test.each(kinds)('the %s says what it should, with title and language', async (_kind, build, tokens) => {
    const document = build()
    const { text, title, language: named } = await read(await renderLines(deps, document))
    for (const token of tokens) expect(text).toContain(token)
    expect(title).toBe(document.fileTitle)
    expect(named).toBe(language)
  })

  test('the product sheet says what the machine is', async () => {
    const sheet = productSheet({
      seller: DEMO_SETTINGS,
      language,
      day: '2026-11-20',
      sku: 'OV-1',
      name: { en: 'Oven', ar: 'فرن' },
      description: { en: 'It bakes.', ar: '' },
      brand: null,
      isNew: false,
      picture: null,
      specs: [{ label: 'Width', words: { latin: '850 mm' } }],
      link: 'https://diyafa.example/product/oven',
    })
    const { text, pages } = await read(await renderSheet(deps, sheet))
    expect(pages).toBe(1)
    for (const token of ['OV-1', '850 mm', 'It bakes.']) expect(text).toContain(token)
  })
})

test('the same facts make the same bytes, also in another process', async () => {
  const document = offerDocument(offerFacts(CONTENT))
  const [one, other] = await Promise.all([renderLines(deps, document), renderLines(deps, document)])
  expect(one.equals(other)).toBe(true)
})

test('60 lines with pictures of their own stay below 2 MB, and every page names the document', async () => {
  const lines = kitchenLines(60).map((line, index) => ({ ...line, picture: String(index).padStart(40, '0') }))
  const worst = { width: 200, height: 150 }
  for (const { picture } of lines) {
    await deps.media.storage.put(`renditions/${picture}.200.jpg`, await noise(worst).jpeg({ quality: 80 }).toBuffer(), 'image/jpeg')
  }
  const pdf = await renderLines(deps, offerDocument(offerFacts(offerContent(lines), { language: 'en' })))
  expect(pdf.length).toBeLessThan(SIZE_MAX)
  const { text, pages } = await read(pdf)
  expect(text.match(/Page \d+ of \d+/g)).toHaveLength(pages)
  expect(text.match(/Unit price/g)?.length).toBeGreaterThanOrEqual(pages - 1)
})

test.each([1, 2, 3, 4, 5, 6, 7])('the signatures under %i lines stand on the page of the last terms', async (count) => {
  const content = offerContent(kitchenLines(count), { closing: { en: 'At your service.', ar: '' } })
  const { lastPage } = await read(await renderLines(deps, offerDocument(offerFacts(content, { language: 'en' }))))
  for (const words of ['Signature and stamp', 'At your service.', 'Not included']) expect(lastPage).toContain(words)
})

test('a number and its unit are not turned round among Arabic words', async () => {
  const lines = kitchenLines(1).map((line) => ({ ...line, facts: [{ en: 'Power: 18.6 kW', ar: 'القدرة: 18.6 kW' }] }))
  const { text } = await read(await renderLines(deps, offerDocument(offerFacts(offerContent(lines), { language: 'ar' }))))
  expect(text).toContain('18.6 kW')
})

test('a picture that is gone leaves its place to a drawing', async () => {
  const lines = kitchenLines(1).map((line) => ({ ...line, picture: 'f'.repeat(40) }))
  expect((await read(await renderLines(deps, offerDocument(offerFacts(offerContent(lines)))))).text).toContain('RAT-ICP-101G (2)')
})

test('the stamp and the signature of the owner stand on a sent version, and on no draft', async () => {
  const stamp = 'ab'.repeat(28)
  await putPrivateFile(deps.media, stamp, { bytes: await noise({ width: 120, height: 120 }).png().toBuffer(), contentType: 'image/png' })
  const made = (version: number | null) => renderLines(deps, offerDocument(offerFacts(CONTENT, { version, stamp, signature: stamp })))
  const [sent, draft] = await Promise.all([made(2), made(null)])
  expect(sent.length - draft.length).toBeGreaterThan(10_000)
})

test('the owner’s logo stands at the head of a document, and the mark where it is gone', async () => {
  const cleaned = await deps.media.pictures.readUpload(await noise({ width: 300, height: 100 }).png().toBuffer())
  const { name } = await storePicture(deps.media, cleaned)
  const withLogo = (file: string) => {
    const facts = offerFacts(CONTENT)
    const logo = { name: file, width: 288, height: 96, isAlone: true }
    return offerDocument({ ...facts, seller: { ...facts.seller, shop: { ...facts.seller.shop, pictures: { logo } } } })
  }
  const [shown, gone] = await Promise.all([name, 'f'.repeat(40)].map((file) => renderLines(deps, withLogo(file))))
  expect((shown?.length ?? 0) - (gone?.length ?? 0)).toBeGreaterThan(5000)
})
