import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaVariant } from '#domain/catalogue/media.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openDrive } from '#server/platform/drive/drive.ts'
import { texts } from '#tests/support/http/multipart.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { idOf } from '#tests/support/shop/people.ts'
import { managing } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { zipOf } from '#tests/support/zips.ts'
import { insertPictureRun } from './sheet-pictures.repository.ts'
import { workOnPictures } from './sheet-pictures.service.ts'

describeShop('pictures by the SKU in their names', (shop, on) => {
  const { send, call, brandOf } = managing(shop)
  const sent = (who: 'admin' | 'merchant', name: string, file: Buffer) =>
    send(who, 'POST /api/sheets/pictures', [...texts({ name }), { name: 'file', file, fileName: name }])
  const some = (width: number) => photo({ width, height: 40 }).jpeg().toBuffer()
  const widthOf = async (url: string) => {
    const { rawPayload } = await shop().app.http.inject({ method: 'GET', url: mediaVariant(url, 800, 'jpg') })
    return (await sharp(rawPayload).metadata()).width
  }
  const pictureOf = async (sku: string) => (await call('admin', `GET /api/product?search=${sku}`)).json.products[0].imageUrl

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
    for (let times = 0; times < 2; times += 1) {
      expect((await sent('admin', 'all.zip', zip)).json.run.isDone).toBe(false)
      await expect.poll(async () => (await last()).isDone, { timeout: 60_000 }).toBe(true)
      expect(await last()).toMatchObject({ total: 8, counts: { placed: 1, more: 3, unmatched: 1, refused: 3 }, failure: null })
    }
    const [ours] = (await call('admin', 'GET /api/product?search=OV-1')).json.products
    const { pictures } = (await call('admin', `GET /api/product/${ours._id}`)).json.product
    const widths = await Promise.all(pictures.map(async ({ imageUrl }: { imageUrl: string }) => widthOf(imageUrl)))
    expect(widths).toEqual([60, 50, 40])
    const refused = { outcome: 'refused', text: expect.stringContaining('jpg, jpeg, png') }
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

  test('a zip that is none is refused with a sentence', async () => {
    expect((await sent('admin', 'a.zip', Buffer.from('PK\u0003\u0004 broken'))).json).toMatchObject({ code: 'sheet/zip-damaged' })
    expect((await sent('admin', 'a.zip', zipOf({ 'folder/': '' }))).json).toMatchObject({ code: 'sheet/zip-empty' })
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
})
