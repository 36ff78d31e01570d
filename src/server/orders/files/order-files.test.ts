import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ORDER_FILE_BYTES_MAX, ORDER_FILES_MAX } from '#domain/orders/order-files.ts'
import { type FormPart, multipart } from '#tests/support/http/multipart.ts'
import { PDF } from '#tests/support/pdf.ts'
import { inspect, photoWithLocation } from '#tests/support/pictures/pictures.ts'
import { done, ordering } from '#tests/support/shop/ordering.ts'
import { type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { somePicture } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { orderFiles } from './order-files.tables.ts'
import { tidyOrderFiles } from './tidying.service.ts'

describeShop('files on a request', (shop, on) => {
  const { call, order } = ordering(shop)
  let path = ''
  let orderId = ''

  beforeEach(async () => {
    for (const key of await keys()) await shop().media.storage.delete(key)
    const [product = ''] = await shop().stock({ products: [{ name: 'Oven' }] })
    orderId = await order('member', [{ product, quantity: 1 }])
    path = `/api/order/${orderId}/files`
  })

  async function put(who: PersonName, file: Buffer | null, name = 'plan.pdf', language = 'en') {
    const parts: FormPart[] = [{ name: 'name', value: name }, ...(file === null ? [] : [{ name: 'file', file, type: 'text/html' }])]
    const { headers, body } = multipart(parts)
    return shop().ask({
      method: 'POST',
      path,
      headers: { ...headers, 'accept-language': language, ...(await signedIn(shop(), who)) },
      body,
    })
  }
  const list = async (who: PersonName) => done(await call(who, 'GET', path)).files
  const keys = async () => {
    const found: string[] = []
    for await (const key of shop().media.storage.list('private/')) found.push(key)
    return found
  }
  const stored = async () => (await keys()).length

  test('are listed with name, size, side and time, and each side deletes its own', async () => {
    const { file, message } = done(await put('member', PDF, 'C:\\plans\\<b>Kitchen</b> plan.exe'))
    expect(message).toBe('The file has been added.')
    expect(file).toEqual({
      _id: expect.any(String),
      name: 'Kitchen plan.pdf',
      kind: 'pdf',
      bytes: PDF.length,
      created: expect.any(String),
      by: { kind: 'requester' },
      isOwn: true,
    })
    const staffs = done(await put('admin', await somePicture(), 'رسم.png')).file
    expect(staffs).toMatchObject({ name: 'رسم.jpg', kind: 'jpg', by: { kind: 'staff', name: 'Ola' }, isOwn: true })
    expect(await list('member')).toMatchObject([{ isOwn: true }, { isOwn: false, by: { kind: 'staff' } }])
    expect((await list('member'))[1].by).not.toHaveProperty('name')
    expect(await list('admin')).toMatchObject([{ by: { kind: 'requester', name: 'Mona' } }, { isOwn: true }])

    expect((await call('member', 'DELETE', `${path}/${staffs._id}`)).json.code).toBe('order-file/not-found')
    expect(done(await call('member', 'DELETE', `${path}/${file._id}`)).message).toBe('The file has been deleted.')
    expect([(await list('admin')).length, await stored()]).toEqual([1, 1])
    const history = done(await call('admin', 'GET', `/api/history/order/${orderId}`))
    expect(JSON.stringify(history)).toContain('order.file-deleted')
  })

  test('are sent to be saved: nothing in them runs, and no cache stores them', async () => {
    const { file } = done(await put('member', PDF, "Mona's (plan).pdf"))
    const got = await call('admin', 'GET', `${path}/${file._id}`)
    expect([got.status, got.text]).toEqual([200, PDF.toString()])
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Mona%27s%20%28plan%29.pdf",
      'content-length': String(PDF.length),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    // No public address has them.
    for (const address of [`/media/${file._id}/400.webp`, `/media/private/${file._id}`]) {
      expect((await shop().get(address)).status).toBe(404)
    }
  })

  test('pictures are made anew, without the place where they were taken', async () => {
    const { file } = done(await put('member', await photoWithLocation({ width: 40, height: 30 }, 1), 'site.jpg'))
    const bytes = await shop().media.storage.get(`private/${file._id}`)
    expect(await inspect(bytes ?? Buffer.alloc(0))).not.toHaveProperty('exif')
  })

  test.each([
    [
      'a page',
      Buffer.from('<html><script>alert(1)</script></html>'),
      415,
      'order-file/wrong-type',
      'Please choose a PDF, jpg or png file.',
    ],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'order-file/wrong-type', /PDF, jpg or png/],
    ['a cut PDF', PDF.subarray(0, 30), 415, 'order-file/wrong-type', /PDF, jpg or png/],
    ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 415, 'order-file/wrong-type', /PDF, jpg or png/],
    ['11 MB', Buffer.concat([PDF, Buffer.alloc(ORDER_FILE_BYTES_MAX)]), 413, 'order-file/too-large', 'The file is larger than 10 MB.'],
    ['no file', null, 400, 'validation', 'File is required.'],
  ] as const)('%s is refused with the reason, and nothing stays', async (_what, file, status, code, text) => {
    const refused = await put('member', file)
    expect([refused.status, refused.json.code]).toEqual([status, code])
    expect(refused.json.fields.file[0]).toMatch(text)
    expect([await stored(), await on.database().db.$count(orderFiles)]).toEqual([0, 0])
  })

  test('9 MB are not too many', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(9 * 1024 * 1024, 0x20), Buffer.from('\n%%EOF\n')])
    expect(done(await put('member', large)).file.bytes).toBe(large.length)
  })

  test('one of two uploads at the same time is refused at the limit', async () => {
    for (let index = 1; index < ORDER_FILES_MAX; index += 1) done(await put('member', PDF))
    const answers = await Promise.all([put('member', PDF), put('admin', PDF)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.json).toMatchObject({
      code: 'order-file/too-many',
      error: 'A request holds at most 10 files. Please delete one first.',
    })
    expect([(await list('member')).length, await stored()]).toEqual([ORDER_FILES_MAX, ORDER_FILES_MAX])
    expect((await put('member', PDF, 'x', 'ar')).json.error).toContain('الحد الأقصى')
  })

  test('a cancelled request keeps them for admins alone, who add none', async () => {
    const { file } = done(await put('member', PDF))
    done(await call('member', 'DELETE', `/api/order/cancel/${orderId}`))
    expect(await list('admin')).toHaveLength(1)
    expect((await call('admin', 'GET', `${path}/${file._id}`)).status).toBe(200)
    expect((await call('member', 'GET', `${path}/${file._id}`)).status).toBe(404)
    expect((await put('admin', PDF)).status).toBe(404)
    expect(await stored()).toBe(1)
  })

  test('bytes stay for the tidying to judge where the database is lost while the row is committed', async () => {
    const lose = `create function lose() returns trigger language plpgsql as $$ begin raise 'lost' using errcode = '57P01'; end $$;
      create constraint trigger lose after insert on order_files deferrable initially deferred for each row execute function lose()`
    await on.database().runSql(lose)
    try {
      expect((await put('member', PDF)).status).toBe(503)
    } finally {
      await on.database().runSql('drop trigger lose on order_files; drop function lose')
    }
    expect(await stored()).toBe(1)
    await tidyOrderFiles({ database: on.database(), media: shop().media, now: () => new Date(Date.now() + 61 * 60_000) })
    expect(await stored()).toBe(0)
  })

  test('the bytes of a row that is gone are deleted after an hour, those of others stay', async () => {
    const ownerless = done(await put('member', PDF)).file._id
    done(await put('member', PDF))
    const { db } = on.database()
    await db.delete(orderFiles).where(eq(orderFiles.id, ownerless))
    const deps = { database: on.database(), media: shop().media }
    await tidyOrderFiles({ ...deps, now: () => new Date() })
    expect(await stored()).toBe(2)
    await tidyOrderFiles({ ...deps, now: () => new Date(Date.now() + 61 * 60_000) })
    expect(await stored()).toBe(1)
  })
})
