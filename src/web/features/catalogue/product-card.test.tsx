import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#domain/text/language.ts'
import { loadTexts } from '../../platform/texts/texts.ts'
import { type PriceReason, PriceReasonProvider } from '../../shop/price-reason.tsx'
import type { CardProduct } from './card-product.ts'
import { type CardSlots, ProductCard } from './product-card.tsx'

const OVEN: CardProduct = {
  sku: 'A-1',
  _id: '1',
  name: 'Combi oven',
  nameAr: 'فرن كومبي',
  slug: 'combi-oven',
  imageUrl: null,
  images: [],
  isNew: true,
  brand: null,
  specs: {},
  stock: 3,
  totalReviews: 12,
  averageRating: 4.6,
}

beforeAll(async () => {
  await loadTexts('en')
  await loadTexts('ar')
})

function card(product: Partial<CardProduct>, language: Language = 'en', slots: CardSlots = {}, reason?: PriceReason): string {
  const plain = <ProductCard product={{ ...OVEN, ...product }} {...slots} />
  const element = reason === undefined ? plain : <PriceReasonProvider reason={reason}>{plain}</PriceReasonProvider>
  const path = language === 'ar' ? '/ar/shop' : '/shop'
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />)
}

test('stars are rounded to the nearest half and stand beside the average and the number of reviews', () => {
  expect(card({})).toMatch(/aria-label="4\.6 of 5"[^>]*data-halves="9"/)
  expect(card({})).toContain('(12 reviews)')
  expect(card({ totalReviews: 1, averageRating: 5 })).toMatch(/data-halves="10".*5\.0.*\(1 review\)/)
})

test('the number of reviews uses all six Arabic plural forms', () => {
  const counted = [1, 2, 3, 11, 100].map((totalReviews) => card({ totalReviews }, 'ar'))
  const expected = ['(تقييم واحد)', '(تقييمان)', '(3 تقييمات)', '(11 تقييمًا)', '(100 تقييم)']
  expected.forEach((text, index) => {
    expect(counted[index]).toContain(text)
  })
})

test('a product without reviews has neither stars nor words about them', () => {
  expect(card({ totalReviews: 0, averageRating: 0 })).not.toMatch(/data-halves|review/)
})

test('a price stands isolated in its own direction, else the reason why there is none', () => {
  expect(card({ price: 45_000 }, 'ar')).toMatch(/<bdi dir="ltr">45,000\u00a0L\.E<\/bdi>/)
  expect(card({ price: 99.5 })).toContain('99.50\u00a0L.E')
  expect(card({})).toContain('Sign in to see prices')
})

test('a card says why it has no price, and the list says once above the cards where that can be changed', () => {
  const reason = { text: 'Add your first name to see prices', to: '/dashboard' }
  expect(card({}, 'en', {}, reason)).toContain('Add your first name to see prices')
  expect(card({ price: 45_000 }, 'en', {}, reason)).not.toContain('first name')
})

test('a card shows new or used, and in stock or out of it', () => {
  expect(card({})).toMatch(/New<.*In stock</s)
  expect(card({ isNew: false, stock: 0 })).toMatch(/Used<.*Out of stock</s)
})

test('the name is the only link; other features use the slots', () => {
  expect(card({}, 'ar').match(/<a /g)).toHaveLength(1)
  expect(card({}, 'ar')).toMatch(/<a [^>]*href="\/ar\/product\/combi-oven"[^>]*>فرن كومبي<\/a>/)
  expect(card({}, 'en', { heart: <i>heart</i>, button: <i>bag</i> })).toMatch(/<i>heart<\/i>.*<i>bag<\/i>/s)
})

test('a product without a picture shows the placeholder', () => {
  expect(card({})).toContain('src="/artwork/placeholder.svg"')
})
