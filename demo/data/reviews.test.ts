import { expect, test } from 'vitest'
import { averageRating } from '#domain/catalogue/products.ts'
import { REVIEW_STATUSES, STARS } from '#domain/catalogue/reviews.ts'
import { demoCatalogue } from './catalogue.ts'
import { DEMO_PEOPLE } from './people.ts'
import { demoReviews } from './reviews.ts'
import { demoWishes } from './wishes.ts'

const { products } = demoCatalogue()
const reviews = demoReviews(products)
const approved = reviews.filter(({ status }) => status === 'Approved')
const bySku = Map.groupBy(approved, ({ sku }) => sku)
const languages = new Map(DEMO_PEOPLE.map(({ email, language }) => [email, language]))

test('there are at least four hundred, many of each status and each number of stars', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(400)
  for (const status of REVIEW_STATUSES) expect(reviews.filter((review) => review.status === status).length, status).toBeGreaterThan(25)
  for (const star of STARS) expect(approved.filter(({ rating }) => rating === star).length, String(star)).toBeGreaterThan(15)
})

test('average ratings cover the whole scale', () => {
  const averages = [...bySku.values()].map((each) =>
    averageRating(
      each.reduce((sum, { rating }) => sum + rating, 0),
      each.length,
    ),
  )
  for (const from of [1, 2, 3, 4, 4.5]) {
    expect(averages.filter((average) => average >= from && average < from + 1).length, String(from)).toBeGreaterThan(5)
  }
  expect(averages).toContain(5)
})

test('each person reviews a product once, and it is one on show', () => {
  const pairs = reviews.map(({ sku, author }) => `${sku} ${author}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  const onShow = new Set(products.filter(({ isActive }) => isActive).map(({ sku }) => sku))
  for (const { sku } of reviews) expect(onShow).toContain(sku)
})

test('they are written in the language of their authors, in both languages, and few say the same', () => {
  for (const { author, title, review } of reviews) {
    expect(languages.has(author)).toBe(true)
    if (languages.get(author) === 'ar') expect(`${title}${review}`).not.toMatch(/[a-z]/i)
    else expect(`${title}${review}`).not.toMatch(/[\u0600-\u06ff]/)
    expect(review).toMatch(/^\S.*[.؟!]$/)
  }
  expect(reviews.filter(({ author }) => languages.get(author) === 'ar').length).toBeGreaterThan(120)
  expect(new Set(reviews.map(({ review }) => review)).size).toBeGreaterThan(reviews.length * 0.95)
})

test('Arabic ones speak of their product in its gender throughout', () => {
  const names = new Map(products.map(({ sku, nameAr }) => [sku, nameAr]))
  const masculine = /اشتريناه |شغال عندنا|اختاره |بدل واحد |واحد كمان|ركّبه |رشحته |سايبينه |طلعوه /
  const feminine = /اشتريناها|شغالة عندنا|اختارها|بدل واحدة|واحدة كمان|ركّبها|رشحتها|سايبينها|طلعوها/
  for (const { sku, review, author } of reviews) {
    if (languages.get(author) !== 'ar') continue
    const isFeminine = /^\S+ة\s/.test(names.get(sku) ?? '')
    expect(review, sku).not.toMatch(isFeminine ? masculine : feminine)
  }
})

test('reviews of products without a plug mention neither technicians nor spare parts', () => {
  const plain = new Set(products.filter(({ specs }) => specs.powerKw === undefined && specs.gasKw === undefined).map(({ sku }) => sku))
  const ofPlain = reviews.filter(({ sku }) => plain.has(sku))
  expect(ofPlain.length).toBeGreaterThan(50)
  for (const { sku, review } of ofPlain) expect(review, sku).not.toMatch(/technician|Spare parts|connection|الفني|قطع الغيار|التوصيلة/)
})

test('the newest reviews are good ones', () => {
  const shown = products.filter(({ isActive }) => isActive)
  const newest = new Set(shown.slice(-50).map(({ sku }) => sku))
  for (const { sku, rating } of reviews) if (newest.has(sku)) expect(rating, sku).toBeGreaterThan(2)
})

test('no two reviews of a product are equal, and some are longer than three lines', () => {
  for (const each of bySku.values()) expect(new Set(each.map(({ review }) => review)).size).toBe(each.length)
  expect(reviews.filter(({ review }) => review.length > 200).length).toBeGreaterThan(10)
})

test('members have wishlists, some with products that are not on show any more', () => {
  const wishes = demoWishes(products)
  const pairs = wishes.map(({ sku, owner }) => `${sku} ${owner}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(wishes.filter(({ owner }) => owner === 'member@diyafa.example').length).toBeGreaterThan(5)
  const shown = new Map(products.map(({ sku, isActive }) => [sku, isActive]))
  expect(wishes.some(({ sku, owner }) => owner === 'member@diyafa.example' && shown.get(sku) === false)).toBe(true)
})
