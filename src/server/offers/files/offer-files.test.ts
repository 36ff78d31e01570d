import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { ORDER_FILE_BYTES_MAX, ORDER_FILES_MAX } from '#domain/orders/order-files.ts'
import { orderFiles } from '#server/orders/files/order-files.tables.ts'
import { type MediaStorage, StorageError } from '#server/platform/media/storage.ts'
import { type FormPart, multipart } from '#tests/support/http/multipart.ts'
import { PDF } from '#tests/support/pdf.ts'
import { type Offering, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { somePicture } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

let isDiskFull = false
const onSmallDisk = (storage: MediaStorage): MediaStorage => ({
  put: async (...file) => {
    if (isDiskFull) throw new StorageError('full', new Error('no space left on device'))
    await storage.put(...file)
  },
  get: (key) => storage.get(key),
  has: (key) => storage.has(key),
  delete: (key) => storage.delete(key),
  list: (prefix) => storage.list(prefix),
})

describeShop(
  'files on an offer',
  (shop, on) => {
    let calls: Offering
    let id = ''
    let token = ''

    beforeEach(async () => {
      isDiskFull = false
      for (const key of await keys()) await shop().media.storage.delete(key)
      calls = offering(shop)
      const { orderId } = await calls.request()
      ;({ id, token } = await calls.sent(orderId))
    })

    const keys = async () => {
      const found: string[] = []
      for await (const key of shop().media.storage.list('private/')) found.push(key)
      return found
    }
    const rows = () => on.database().db.$count(orderFiles)
    const byId = () => `/api/offer/${id}/files`
    const byLink = (link = token) => `/api/offer/link/${link}/files`
    const list = async (who: PersonName | 'nobody', path: string) => done(await calls.call(who, 'GET', path)).files

    interface Sent {
      readonly file?: Buffer
      readonly fields?: Readonly<Record<string, string>>
      readonly language?: string
    }
    async function put(who: PersonName | 'nobody', path: string, { file = PDF, fields = {}, language = 'en' }: Sent = {}) {
      const parts: FormPart[] = Object.entries({ name: 'signed offer.pdf', ...fields }).map(([name, value]) => ({ name, value }))
      const { headers, body } = multipart([...parts, { name: 'file', file, type: 'text/html' }])
      const signed = who === 'nobody' ? {} : await signedIn(shop(), who)
      return shop().ask({ method: 'POST', path, headers: { ...headers, 'accept-language': language, ...signed }, body })
    }

    test('are read by staff, the requester and the holder of the link, and deleted by the one who added them', async () => {
      const own = done(await put('member', byLink())).file
      const holders = done(await put('nobody', byLink(), { file: await somePicture() })).file
      const staffs = done(await put('admin', byId(), { fields: { name: 'رسم.pdf' } })).file
      expect(own).toEqual({
        _id: expect.any(String),
        name: 'signed offer.pdf',
        kind: 'pdf',
        bytes: PDF.length,
        created: expect.any(String),
        by: { kind: 'requester' },
        isOwn: true,
      })
      expect([holders.kind, holders.isOwn]).toEqual(['jpg', true])
      const isOwn = async (who: PersonName | 'nobody', path: string) => (await list(who, path)).map((file: typeof own) => file.isOwn)
      expect(await isOwn('member', byLink())).toEqual([true, false, false])
      expect(await isOwn('nobody', byLink())).toEqual([false, true, false])
      expect(await list('admin', byId())).toMatchObject([
        { by: { kind: 'requester', name: 'Mona' }, isOwn: false },
        { isOwn: false },
        { name: 'رسم.pdf', by: { kind: 'staff', name: 'Ola' }, isOwn: true },
      ])
      expect((await list('admin', byId()))[1].by).toEqual({ kind: 'requester' })
      const read = await calls.call('nobody', 'GET', `${byLink()}/${staffs._id}`)
      expect([read.status, read.text]).toEqual([200, PDF.toString()])
      expect(read.headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; /),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      expect((await calls.call('nobody', 'DELETE', `${byLink()}/${own._id}`)).json.code).toBe('order-file/not-found')
      done(await calls.call('nobody', 'DELETE', `${byLink()}/${holders._id}`))
      done(await calls.call('member', 'DELETE', `${byLink()}/${own._id}`))
      done(await calls.staff('DELETE', `${byId()}/${staffs._id}`))
      expect([await keys(), await rows()]).toEqual([[], 0])
      const { events } = await calls.offer(id)
      const facts = events.filter(({ kind }: { kind: string }) => kind.startsWith('file-'))
      expect(facts.length).toBe(6)
      expect(facts[0]).toMatchObject({ kind: 'file-deleted', by: { kind: 'staff' }, facts: { file: 'رسم.pdf' } })
    })

    test('stay apart from those of its request and of other offers, whose ids lead to none', async () => {
      const { orderId } = await calls.request('otherMember')
      const other = await calls.sent(orderId)
      const { file } = done(await put('admin', byId()))
      const onRequest = done(await put('admin', `/api/order/${orderId}/files`)).file
      expect(await list('otherMember', byLink(other.token))).toEqual([])
      expect(await list('otherMember', `/api/order/${orderId}/files`)).toMatchObject([{ _id: onRequest._id }])
      for (const [who, path] of [
        ['nobody', byLink(other.token)],
        ['admin', `/api/offer/${other.id}/files`],
        ['admin', `/api/order/${orderId}/files`],
      ] as const) {
        expect((await calls.call(who, 'GET', `${path}/${file._id}`)).json.code).toBe('order-file/not-found')
        expect((await calls.call(who, 'DELETE', `${path}/${file._id}`)).json.code).toBe('order-file/not-found')
      }
      expect((await calls.staff('GET', `${byId()}/${onRequest._id}`)).status).toBe(404)
      expect((await calls.staff('GET', `/api/offer/${randomUUID()}/files`)).json.code).toBe('offer/not-found')
      expect((await keys()).length).toBe(2)
    })

    test('are not seen by links that only show the offer, nor by a link that has ended', async () => {
      const { file } = done(await put('member', byLink()))
      const { reading, technical } = await calls.tokens(id)
      for (const link of [reading, technical]) {
        expect((await calls.call('member', 'GET', byLink(link))).json.code).toBe('offer/not-found')
        expect((await calls.call('nobody', 'GET', `${byLink(link)}/${file._id}`)).status).toBe(404)
        expect((await put('nobody', byLink(link))).status).toBe(404)
      }
      done(await calls.staff('POST', `/api/offer/${id}/link`, {}))
      expect((await calls.call('member', 'GET', byLink())).status).toBe(404)
      const { answering } = await calls.tokens(id)
      expect(await list('member', byLink(answering))).toMatchObject([{ _id: file._id }])
    })

    test('may be added to a sent offer without a request, and to no offer that was not sent', async () => {
      const alone = await calls.sent()
      done(await put('nobody', byLink(alone.token)))
      expect(await list('admin', `/api/offer/${alone.id}/files`)).toMatchObject([{ by: { kind: 'requester' } }])
      const { _id: draft } = await calls.make()
      expect((await put('admin', `/api/offer/${draft}/files`)).json.code).toBe('offer/not-ready')
    })

    test('name the answer or the payment that they prove', async () => {
      const answer = done(await put('admin', byId(), { fields: { purpose: 'answer' } })).file
      expect(answer).toMatchObject({ purpose: 'answer' })
      done(await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
      const payment = randomUUID()
      const paid = { id: payment, part: 0, amountMinor: 1000, received: '2026-01-05', way: 'cash' }
      done(await calls.staff('POST', `/api/offer/${id}/payment`, paid))
      const proof = { purpose: 'payment', payment }
      const { _id } = done(await put('admin', byId(), { fields: proof })).file
      expect(await list('admin', byId())).toMatchObject([answer, { ...proof, _id }])
      expect((await calls.offer(id)).payments).toMatchObject([{ _id: payment, proofs: [{ _id, name: 'signed offer.pdf' }] }])
      for (const fields of [
        { purpose: 'payment' },
        { purpose: 'answer', payment },
        { payment },
        { ...proof, payment: randomUUID() },
        { purpose: 'other' },
      ]) {
        expect((await put('admin', byId(), { fields })).json.code).toBe('validation')
      }
      // A file cannot prove a payment of another offer.
      const other = await calls.sent()
      expect((await put('admin', `/api/offer/${other.id}/files`, { fields: proof })).json.code).toBe('validation')
      done(await calls.staff('DELETE', `/api/offer/${id}/payment/${payment}`))
      const [, left] = await list('admin', byId())
      expect([left.purpose, left.payment]).toEqual(['payment', undefined])
      expect((await keys()).length).toBe(2)
    })

    test.each([
      ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'order-file/wrong-type'],
      ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 415, 'order-file/wrong-type'],
      ['11 MB', Buffer.concat([PDF, Buffer.alloc(ORDER_FILE_BYTES_MAX)]), 413, 'order-file/too-large'],
    ] as const)('%s is refused, and nothing stays', async (_what, file, status, code) => {
      for (const path of [byId(), byLink()]) {
        const refused = await put(path === byId() ? 'admin' : 'nobody', path, { file })
        expect([refused.status, refused.json.code]).toEqual([status, code])
      }
      expect([await keys(), await rows()]).toEqual([[], 0])
    })

    test('are refused by a full disk, and leave no row', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      isDiskFull = true
      expect((await put('member', byLink())).json.code).toBe('unavailable')
      expect([await keys(), await rows()]).toEqual([[], 0])
      expect(logged).toHaveBeenCalledTimes(1)
    })

    test('one of two uploads at the same time is refused at the limit', async () => {
      for (let index = 1; index < ORDER_FILES_MAX; index += 1) done(await put('admin', byId()))
      const answers = await Promise.all([put('member', byLink()), put('admin', byId())])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      expect(answers.find(({ status }) => status === 400)?.json).toMatchObject({
        code: 'offer/too-many-files',
        error: 'A quotation holds at most 10 files. Please delete one first.',
      })
      expect([await rows(), (await keys()).length]).toEqual([ORDER_FILES_MAX, ORDER_FILES_MAX])
      expect((await put('member', byLink(), { language: 'ar' })).json.error).toContain('الحد الأقصى')
    })
  },
  { hasLimits: false, overStorage: onSmallDisk },
)
