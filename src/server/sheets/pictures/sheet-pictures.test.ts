import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaVariant } from '#domain/catalogue/media.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openDrive } from '#server/platform/drive/drive.ts'
import { createIds } from '#server/platform/ids.ts'
import { texts } from '#tests/support/http/multipart.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { idOf } from '#tests/support/shop/people.ts'
import { managing } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { zipOf } from '#tests/support/zips.ts'
import { insertPictureRun } from './sheet-pictures.repository.ts'
import { workOnPictures } from './sheet-pictures.service.ts'
import { sheetPictureRuns } from './sheet-pictures.tables.ts'
import { tidyPictureRuns } from './tidying.service.ts'

describeShop('pictures by the SKU in their names', (shop, on) => {
  const { send, call, brandOf } = managing(shop)
  const sent = (who: 'admin' | 'merchant', name: string, file: Buffer, drop: Record<string, string> = {}) =>
    send(who, 'POST /api/sheets/pictures', [...texts({ name, ...drop }), { name: 'file', file, fileName: name }])
  const some = (width: number) => photo({ width, height: 40 }).jpeg().toBuffer()
  const widthOf = async (url: string) => {
    const { rawPayload } = await shop().app.http.inject({ method: 'GET', url: mediaVariant(url, 800, 'jpg') })
    return (await sharp(rawPayload).metadata()).width
  }
  const pictureOf = async (sku: string) => (await call('admin', `GET /api/product?search=${sku}`)).json.products[0].imageUrl
  const widthsOf = async (sku: string) => {
    const [{ _id }] = (await call('admin', `GET /api/product?search=${sku}`)).json.products
    const { pictures } = (await call('admin', `GET /api/product/${_id}`)).json.product
    return Promise.all(pictures.map(async ({ imageUrl }: { imageUrl: string }) => widthOf(imageUrl)))
  }

  test('are placed from a zip in their order, once, with a report of those that are not', async () => {
    await shop().stock({ products: [{ sku: 'OV-1' }, { sku: 'OV-2' }] })
    const zip = zipOf({
      'photos/OV-1_side.jpg': await some(40),
      'photos/OV-1-2.jpg': await some(50),
      'photos/ov-1.jpg': await some(60),
      'OV-2_front.jpg': Buffer.from('no picture'),
      'OV-2-2.webp': await photo({ width: 90, height: 40 }).webp().toBuffer(),
      'OV-2-3.avif': await photo({ width: 50, height: 40 }).avif().toBuffer(),
      'OV-2-4.webp': Buffer.from('RIFF----WEBPVP8 nothing'),
      'IMG_1.jpg': await some(70),
      '__MACOSX/._ov-1.jpg': 'x',
    })
    const last = async () => (await call('admin', 'GET /api/sheets/pictures')).json.run
    // The second sending is a repetition: nothing is there twice.
    const products = {
      first: [
        ['OV-1', 3, 0],
        ['OV-2', 1, 0],
      ],
      second: [
        ['OV-1', 1, 2],
        ['OV-2', 0, 1],
      ],
    } as const
    for (const [times, counts] of [
      ['first', { placed: 1, more: 3, same: 0, products: 2 }],
      ['second', { placed: 1, more: 0, same: 3, products: 1 }],
    ] as const) {
      expect((await sent('admin', 'all.zip', zip)).json.run).toMatchObject({ isDone: false, products: [] })
      await expect.poll(async () => (await last()).isDone, { timeout: 60_000 }).toBe(true)
      expect(await last()).toMatchObject({ total: 8, counts: { ...counts, unmatched: 1, refused: 3 }, failure: null })
      const told = (await last()).products.map(({ sku, placed, same }: Record<string, unknown>) => [sku, placed, same])
      expect(told.map(([sku, ...of]: [string, number, number]) => [sku.toUpperCase(), ...of])).toEqual(products[times])
    }
    expect(await widthsOf('OV-1')).toEqual([60, 50, 40])
    const refused = { outcome: 'refused', text: expect.stringContaining('jpg, jpeg, png and webp') }
    expect((await last()).files).toEqual([
      expect.objectContaining({ name: 'OV-2_front.jpg', ...refused }),
      expect.objectContaining({ name: 'OV-2-3.avif', ...refused }),
      expect.objectContaining({ name: 'OV-2-4.webp', ...refused }),
      expect.objectContaining({ name: 'IMG_1.jpg', outcome: 'unmatched' }),
    ])
    expect(await pictureOf('OV-1')).toContain('/media/')
    expect(await widthOf(await pictureOf('OV-2'))).toBe(90)
    const left: string[] = []
    for await (const key of shop().media.storage.list('sheets/')) left.push(key)
    expect(left).toEqual([])
  })

  test('are placed one by one at once, and never on a product of another brand', async () => {
    const [foreign] = [await brandOf('otherMerchant'), await brandOf('merchant')]
    expect(foreign).not.toBe('')
    await shop().stock({ products: [{ sku: 'FO-1' }] })
    expect((await sent('merchant', 'FO-1.jpg', await some(60))).json.run).toMatchObject({ isDone: true, counts: { unmatched: 1 } })
    expect((await sent('admin', 'FO-1.jpg', await some(60))).json.run).toMatchObject({ isDone: true, counts: { placed: 1 } })
    expect(await pictureOf('FO-1')).toContain('/media/')
    const webp = await photo({ width: 70, height: 40 }).webp().toBuffer()
    expect((await sent('admin', 'FO-1.webp', webp)).json.run).toMatchObject({ isDone: true, counts: { placed: 1 } })
    expect(await widthOf(await pictureOf('FO-1'))).toBe(70)
  })

  test('pictures that are sent one after the other share a report, take no place from each other, and are there once', async () => {
    await shop().stock({ products: [{ sku: 'DR-1' }, { sku: 'DR-2' }] })
    const first = (await sent('admin', 'DR-1.jpg', await some(41), { total: '6' })).json.run
    expect(first).toMatchObject({ isDone: true, done: 1, total: 6, counts: { placed: 1 } })
    const drop = { run: first._id, total: '6' }
    for (const [name, width] of [
      ['DR-1 (1).jpg', 42],
      ['DR-1_front.jpg', 43],
      // An answer was lost, and the picture is sent again.
      ['DR-1 (1).jpg', 42],
      // The name that says "main" comes late.
      ['DR-2-back.jpg', 51],
      ['DR-2-front.jpg', 52],
      ['IMG_7.jpg', 44],
    ] as const) {
      expect((await sent('admin', name, await some(width), drop)).status).toBe(200)
    }
    expect(await widthsOf('DR-1')).toEqual([41, 42, 43])
    expect(await widthsOf('DR-2')).toEqual([52, 51])
    const { run } = (await call('admin', 'GET /api/sheets/pictures')).json
    expect(run).toMatchObject({ _id: first._id, done: 6, total: 6, counts: { placed: 2, more: 3, unmatched: 1, refused: 0 } })
    expect(run.files).toEqual([expect.objectContaining({ name: 'IMG_7.jpg', outcome: 'unmatched' })])
    expect(run.products).toEqual([
      { sku: 'DR-1', placed: 3, same: 0 },
      { sku: 'DR-2', placed: 2, same: 0 },
    ])
    // The answers before the last one do not repeat the products.
    expect(first.products).toEqual([])
    await brandOf('merchant')
    const foreign = await sent('merchant', 'DR-1.jpg', await some(45), drop)
    expect([foreign.status, foreign.json.code]).toEqual([404, 'sheet/not-found'])
  })

  test('are told why they were not taken: a format that phones have, a thirteenth picture, a picture that is there already', async () => {
    await shop().stock({ products: [{ sku: 'FU-1' }] })
    const same = await some(70)
    const full = Object.fromEntries(
      await Promise.all(Array.from({ length: 12 }, async (_, n) => [`FU-1-${n + 2}.jpg`, await some(71 + n)] as const)),
    )
    await sent(
      'admin',
      'full.zip',
      zipOf({
        'FU-1.jpg': same,
        ...full,
        'FU-1-40.jpg': same,
        'FU-1-41.heic': 'a',
        'FU-1-42.TIFF': 'a',
        'FU-1-43.gif': 'a',
        'FU-1.txt': 'a',
      }),
    )
    const last = async (language: string) => (await call('admin', 'GET /api/sheets/pictures', undefined, language)).json.run
    await expect.poll(async () => (await last('en')).isDone, { timeout: 60_000 }).toBe(true)
    const english = await last('en')
    expect(english.counts).toEqual({ placed: 1, more: 11, same: 1, unmatched: 0, refused: 5, products: 1 })
    const texts = (run: { files: { name: string; text: string }[] }) => Object.fromEntries(run.files.map(({ name, text }) => [name, text]))
    const taken = 'jpg, jpeg, png and webp'
    expect(texts(english)).toEqual({
      'FU-1-13.jpg': 'A product can have at most 12 pictures.',
      'FU-1-41.heic': expect.stringMatching(new RegExp(`HEIC.*${taken}.*Most Compatible`)),
      'FU-1-42.TIFF': expect.stringMatching(new RegExp(`format is not accepted.*${taken}.*save it as JPEG`)),
      'FU-1-43.gif': expect.stringMatching(new RegExp(`format is not accepted.*${taken}.*save it as JPEG`)),
      'FU-1.txt': expect.stringContaining('is not a picture'),
    })
    expect(texts(await last('ar'))['FU-1-41.heic']).toContain('الأكثر توافقًا')
  })

  test('a zip that is none is refused with a sentence', async () => {
    expect((await sent('admin', 'a.zip', Buffer.from('PK\u0003\u0004 broken'))).json).toMatchObject({ code: 'sheet/zip-damaged' })
    expect((await sent('admin', 'a.zip', zipOf({ 'folder/': '' }))).json).toMatchObject({ code: 'sheet/zip-empty' })
    expect((await sent('admin', 'a.zip', Buffer.from('a text'))).json).toMatchObject({ code: 'sheet/zip-damaged' })
    for (const name of ['notes.txt', 'more.zip'])
      expect((await sent('admin', 'a.zip', zipOf({ [name]: 'x' }))).json, name).toMatchObject({ code: 'sheet/zip-empty' })
    const workbook = zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })
    expect((await sent('admin', 'a.xlsx', workbook)).json).toMatchObject({ code: 'sheet/zip-is-sheet' })
  })

  test('a zip with a name that leads out of its folder is placed all the same, and a file that is no picture is told as one', async () => {
    await shop().stock({ products: [{ sku: 'ZP-1' }] })
    await sent('admin', 'a.zip', zipOf({ '../ZP-1.jpg': await some(44), 'notes.txt': 'x', 'IMG_2.jpg': 'x' }))
    const last = async () => (await call('admin', 'GET /api/sheets/pictures')).json.run
    await expect.poll(async () => (await last()).isDone, { timeout: 60_000 }).toBe(true)
    expect(await last()).toMatchObject({ counts: { placed: 1, unmatched: 1, refused: 1 } })
  })

  test('end with the access of their sender, and leave no file', async () => {
    await shop().stock({ products: [{ sku: 'AA-1' }, { sku: 'AA-2' }] })
    await call('otherAdmin', 'GET /api/sheets/pictures')
    const { accounts, media } = shop()
    const ownerId = idOf('otherAdmin')
    // The access ends while the first picture is placed.
    const jobs: typeof accounts.jobs = Object.assign(Object.create(accounts.jobs), {
      send: async (tx: Db) => void (await tx.execute(sql`update users set role = 'ROLE MEMBER', areas = '{}' where id = ${ownerId}`)),
    })
    const deps = { ...accounts, jobs, media, drive: openDrive({ log: media.log }), onCatalogueChange: () => {} }
    const zip = zipOf({ 'AA-1.jpg': await some(61), 'AA-2.jpg': await some(62) })
    const [begun, without] = [randomUUID(), randomUUID()]
    for (const id of [begun, without]) await media.storage.put(`sheets/${id}`, zip, 'application/zip')
    const run = { id: begun, ownerId, fileName: 'a.zip', state: 'working', total: 0, began: new Date(), tries: 0, results: [] } as const
    await insertPictureRun(on.database().db, run)
    // The run of an account that was deleted is gone with it.
    for (const id of [begun, without]) await workOnPictures(deps, id, new AbortController().signal)
    expect([await pictureOf('AA-1'), await pictureOf('AA-2')]).toEqual([expect.stringContaining('/media/'), null])
    const left: string[] = []
    for await (const key of media.storage.list('sheets/')) left.push(key)
    expect(left).toEqual([])
  })

  test('their reports are gone after thirty days, and zips that no work reads any more after a day', async () => {
    await call('otherAdmin', 'GET /api/sheets/pictures')
    const { media } = shop()
    const database = on.database()
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
    const zipsOf = async (days: number) => {
      const id = createIds(() => daysAgo(days).getTime())()
      await media.storage.put(`sheets/${id}`, Buffer.from('PK'), 'application/zip')
      return id
    }
    const [lost, begunNow, working, givenUp] = [await zipsOf(2), await zipsOf(0), await zipsOf(2), await zipsOf(31)]
    const run = { ownerId: idOf('otherAdmin'), fileName: 'a.zip', state: 'working', total: 0, tries: 0, results: [] } as const
    await insertPictureRun(database.db, { ...run, id: working, began: daysAgo(2) })
    await insertPictureRun(database.db, { ...run, id: givenUp, began: daysAgo(31) })
    await insertPictureRun(database.db, { ...run, id: createIds(() => daysAgo(29).getTime())(), began: daysAgo(29), state: 'done' })
    await tidyPictureRuns({ database, media, now: () => new Date() })
    const left: string[] = []
    for await (const key of media.storage.list('sheets/')) left.push(key.slice('sheets/'.length))
    expect(left.toSorted(), `without ${lost} and ${givenUp}`).toEqual([begunNow, working].toSorted())
    expect(await database.db.$count(sheetPictureRuns)).toBe(2)
  })
})
