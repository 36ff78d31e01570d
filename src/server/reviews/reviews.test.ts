import { describe, expect, test } from 'vitest'
import { AREAS, type Area } from '#domain/accounts/areas.ts'
import { insertReviews } from '#server/reviews/reviews.repository.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { emailOf, signedIn, staffName } from '#tests/support/shop/people.ts'
import { reviewing, type SentReview } from '#tests/support/shop/reviewing.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

describeShopOnBoth('reviews', (shop) => {
  const { call, send, review, approve, reject, remove } = reviewing(shop)

  async function oven(): Promise<string> {
    const [id = ''] = await shop().stock({ products: [{ name: 'Oven', nameAr: 'فرن' }] })
    return id
  }

  const published = async () => done(await shop().get('/api/review/oven'))
  const card = async () => done(await shop().get('/api/product/list')).products[0]

  describe('writing one', () => {
    test('a new review waits for approval, and only its author sees it until then', async () => {
      const product = await oven()
      const answer = await send('member', product, { title: ' Strong <b>oven</b> ', isRecommended: 0 })
      expect(answer.json).toMatchObject({
        success: true,
        message: 'Your review has been added successfully and will appear when approved!',
        review: { title: 'Strong oven', isRecommended: false, status: 'Waiting Approval', user: { firstName: 'Mona' } },
      })
      expect((await published()).reviews).toEqual([])
      expect(await card()).toMatchObject({ totalReviews: 0, averageRating: 0 })
      expect(done(await call('member', 'GET', `/api/review/own/${product}`)).review.title).toBe('Strong oven')
      expect(done(await call('otherMember', 'GET', `/api/review/own/${product}`)).review).toBeNull()
    })

    test('each person reviews a product once, also with concurrent reviews', async () => {
      const product = await oven()
      const answers = await Promise.all([1, 2, 3].map((rating) => send('member', product, { rating })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
      const again = await send('member', product)
      expect([again.status, again.json.error]).toEqual([400, 'You have already reviewed this product.'])
      expect((await send('otherMember', product)).status).toBe(200)
    })

    test.each<[SentReview, Record<string, string[]>]>([
      [{ title: '' }, { title: ['Title is required.'] }],
      [{ title: '<p></p>' }, { title: ['Title is required.'] }],
      [{ review: undefined }, { review: ['Review is required.'] }],
      [{ rating: 0 }, { rating: ['Rating is required.'] }],
      [{ rating: '' }, { rating: ['Rating is required.'] }],
      [{ rating: 6 }, { rating: ['Rating may not be greater than 5.'] }],
      [{ rating: 4.5 }, { rating: ['Rating must be a whole number.'] }],
      [{ isRecommended: '' }, { isRecommended: ['Recommendable is required.'] }],
    ])('%o is refused', async (wrong, fields) => {
      const answer = await send('member', await oven(), wrong)
      expect([answer.status, answer.json.fields]).toEqual([400, fields])
    })

    test('a rating typed with Arabic digits is accepted', async () => {
      const product = await oven()
      expect(done(await send('member', product, { rating: '٤' })).review.rating).toBe(4)
    })

    test('a product that is not on show cannot be reviewed', async () => {
      const [hidden = ''] = await shop().stock({ products: [{ name: 'Hidden', isActive: false }] })
      for (const product of [hidden, 'nothing', '01900000-0000-7000-8000-00000000ffff']) {
        const answer = await send('member', product)
        expect([answer.status, answer.json.code]).toEqual([404, 'product/not-found'])
      }
    })
  })

  describe('moderating', () => {
    test('an approved review is shown with its figures at once, also in cached answers', async () => {
      const product = await oven()
      const id = await review('member', product, { rating: 5 })
      await published()
      await card()
      expect((await approve('admin', id)).json).toMatchObject({ success: true })
      expect(await published()).toMatchObject({
        reviews: [{ _id: id, rating: 5, isRecommended: true, user: { firstName: 'Mona' } }],
        ratingSummary: [{ 5: 1 }, { 4: 0 }, { 3: 0 }, { 2: 0 }, { 1: 0 }],
        totalRatings: 5,
        totalReviews: 1,
        totalSummary: 1,
      })
      expect(await card()).toMatchObject({ totalReviews: 1, averageRating: 5 })
      expect(done(await shop().get('/api/product/list?rating=5')).count).toBe(1)
    })

    test('a rejected review can be approved; an approved one can only be deleted, and its figures go with it', async () => {
      const product = await oven()
      const id = await review('member', product, { rating: 2 })
      const other = await review('otherMember', product, { rating: 5 })
      done(await approve('admin', other))
      expect((await reject('admin', id)).status).toBe(200)
      expect((await reject('admin', id)).json.code).toBe('review/wrong-state')
      expect((await card()).averageRating).toBe(5)
      expect((await approve('admin', id)).status).toBe(200)
      expect(await card()).toMatchObject({ totalReviews: 2, averageRating: 3.5 })
      for (const again of [approve, reject]) expect((await again('admin', id)).json.code).toBe('review/wrong-state')
      expect((await remove('admin', id)).json.message).toBe('Review has been deleted successfully!')
      expect(await card()).toMatchObject({ totalReviews: 1, averageRating: 5 })
      expect((await remove('admin', id)).status).toBe(404)
      expect((await send('member', product)).status).toBe(200)
    })

    test('concurrent approvals count a review once', async () => {
      const id = await review('member', await oven(), { rating: 3 })
      const answers = await Promise.all([approve('admin', id), approve('admin', id), remove('admin', id)])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.slice(0, 2).filter((status) => status === 200).length).toBeLessThanOrEqual(1)
      const isThere = (await published()).totalReviews
      expect(await card()).toMatchObject({ totalReviews: isThere, averageRating: isThere * 3 })
    })

    test('admins read all of them in pages, or those of one status, with their products', async () => {
      const product = await oven()
      const first = await review('member', product)
      const second = await review('otherMember', product)
      const third = await review('merchant', product)
      done(await approve('admin', first))
      done(await reject('admin', second))
      const all = done(await call('admin', 'GET', '/api/review?limit=2'))
      expect(all.reviews.map(({ _id }: { _id: string }) => _id)).toEqual([third, second])
      expect(all).toMatchObject({ totalPages: 2, currentPage: 1, count: 3, waiting: 1 })
      expect(done(await call('admin', 'GET', '/api/waiting'))).toMatchObject({ merchants: 0, reviews: 1, offers: 0 })
      expect(all.reviews[0].product).toMatchObject({ _id: product, slug: 'oven', name: 'Oven', nameAr: 'فرن', imageUrl: null })
      const rejected = done(await call('admin', 'GET', '/api/review?status=Rejected'))
      expect([rejected.count, rejected.reviews[0]._id, rejected.reviews[0].user]).toEqual([1, second, { firstName: 'Karim' }])
      expect((await call('admin', 'GET', '/api/review?status=Lost')).status).toBe(400)
    })

    test('a search finds the newest of its product or title, and by their author for those who may read of people', async () => {
      const [plate = ''] = await shop().stock({ products: [{ name: 'Plate warmer', nameAr: 'سخان أطباق' }] })
      const ofOven = await review('member', await oven(), { title: 'أفضل ٥ نجوم' })
      const first = await review('member', plate, { title: 'Warm at once' })
      const second = await review('otherMember', plate, { title: '100% ready' })
      done(await approve('admin', first))
      const { sku } = done(await call('admin', 'GET', `/api/product/${plate}`)).product
      const search = async (typed: string, areas: readonly Area[] = AREAS, more = '') => {
        const headers = await signedIn(shop(), staffName(areas))
        const found = done(await shop().get(`/api/review?search=${encodeURIComponent(typed)}${more}`, headers))
        return found.reviews.map(({ _id }: { _id: string }) => _id)
      }
      for (const typed of ['plate', 'سخان', sku]) expect(await search(typed), typed).toEqual([second, first])
      expect([await search('warm at once'), await search('100%'), await search('أفضل ٥')]).toEqual([[first], [second], [ofOven]])
      expect(await search('plate', AREAS, '&status=Approved')).toEqual([first])
      for (const [typed, theirs] of [
        ['mona', [first, ofOven]],
        [emailOf('otherMember'), [second]],
      ] as const) {
        expect(await search(typed), typed).toEqual(theirs)
        expect(await search(typed, ['catalogue']), typed).toEqual([])
      }
      for (const typed of ['pl', '%', '___', 'nothing like it']) expect(await search(typed), typed).toEqual([])
    })

    test('a search by a word of many products finds the newest review of any of them', async () => {
      const products = await shop().stock({ products: Array.from({ length: 60 }, (_, n) => ({ name: `Plate warmer ${n}` })) })
      const [first = '', last = ''] = [products[0], products.at(-1)]
      const older = await review('member', last)
      const newer = await review('otherMember', first)
      const found = done(await call('admin', 'GET', '/api/review?search=plate'))
      expect(found).toMatchObject({ reviews: [{ _id: newer }, { _id: older }], count: 2 })
    })

    test('each decision leaves an entry in the review’s history', async () => {
      const id = await review('member', await oven(), { rating: 2 })
      done(await reject('admin', id))
      done(await approve('admin', id))
      done(await remove('admin', id))
      const { entries } = done(await call('admin', 'GET', `/api/history/review/${id}`))
      expect(entries.map(({ action, actor }: { action: string; actor: { name: string } }) => [action, actor.name])).toEqual([
        ['review.deleted', 'Ola'],
        ['review.approved', 'Ola'],
        ['review.rejected', 'Ola'],
        ['review.added', 'Mona'],
      ])
      expect(entries[0].before).toMatchObject({ rating: 2, status: 'Approved' })
    })

    test.each(['not-an-id', '01900000-0000-7000-8000-00000000ffff'])('%s is no review', async (id) => {
      for (const act of [approve, reject, remove]) expect((await act('admin', id)).json.code).toBe('review/not-found')
    })
  })

  describe('reading', () => {
    test('lists the newest first; all of them without a page, else one page', async () => {
      const product = await oven()
      const ids: string[] = []
      for (const who of ['member', 'otherMember', 'merchant'] as const) {
        ids.unshift(await review(who, product))
        done(await approve('admin', ids[0] ?? ''))
      }
      const idsOf = ({ reviews }: { reviews: { _id: string }[] }) => reviews.map(({ _id }) => _id)
      const all = await published()
      expect(idsOf(all)).toEqual(ids)
      expect(all).not.toHaveProperty('totalPages')
      const second = done(await shop().get('/api/review/oven?page=2&limit=2'))
      expect(idsOf(second)).toEqual(ids.slice(2))
      expect(second).toMatchObject({ totalPages: 2, currentPage: 2, count: 3, totalReviews: 3 })
    })

    test('a product that is not on show has no reviews', async () => {
      const [id = ''] = await shop().stock({ products: [{ name: 'Hidden', isActive: false }] })
      expect(id).not.toBe('')
      expect((await shop().get('/api/review/hidden')).json.error).toBe('No product found.')
    })

    test('all of a product are answered at once, however many, and page by page', async () => {
      const product = await oven()
      const { database } = shop().accounts
      const many = Array.from({ length: 620 }, (_, n) => ({ id: shop().making.newId(), rating: (n % 5) + 1 }))
      const told = {
        userId: null,
        title: 'Fine',
        review: 'It works.',
        isRecommended: true,
        status: 'Approved',
        created: new Date(),
      } as const
      await insertReviews(
        database.db,
        many.map((each) => ({ ...told, ...each, productId: product })),
      )
      const ids = ({ reviews }: { reviews: { _id: string }[] }) => reviews.map(({ _id }) => _id)
      const newestFirst = many.map(({ id }) => id).toReversed()
      for (let n = 0; n < 2; n += 1) {
        const all = await published()
        expect(ids(all)).toEqual(newestFirst)
        expect(all).toMatchObject({ totalReviews: 620, totalRatings: 620 * 3 })
        expect(all.reviews.at(-1)).toMatchObject({ title: 'Fine', user: { isFormer: true } })
      }
      const page = done(await shop().get('/api/review/oven?page=3&limit=100'))
      expect(ids(page)).toEqual(newestFirst.slice(200, 300))
      expect(page).toMatchObject({ totalPages: 7, count: 620 })
    })

    test('a changed first name is shown on reviews at once, also in cached answers, and drops no others', async () => {
      const product = await oven()
      done(await approve('admin', await review('member', product)))
      const others = ['/api/category/list', '/api/brand/list']
      for (const path of others) done(await shop().get(path))
      expect((await published()).reviews[0].user).toEqual({ firstName: 'Mona' })
      done(await call('member', 'PUT', '/api/user', { profile: { firstName: 'Mona M.' } }))
      await expect.poll(async () => (await published()).reviews[0].user, { interval: 10 }).toEqual({ firstName: 'Mona M.' })
      for (const path of others) expect(shop().app.cache.find(path), path).toBeDefined()
    })
  })
})
