import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '#i18n/text-set.ts'
import { PriceReasonProvider } from '../../shop/price-reason.tsx'
import { PriceHint } from './price-hint.tsx'

const REASON = { text: 'Add your first name to see prices', to: '/dashboard' }

function hint(products: readonly { readonly price?: number }[]): string {
  const element = (
    <PriceReasonProvider reason={REASON}>
      <PriceHint products={products} />
    </PriceReasonProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/shop'] })} />)
}

test('a list without prices says once what to do to see them', async () => {
  await speak('en')
  expect(hint([{}, {}])).toMatch(/<a [^>]*href="\/dashboard"[^>]*>.*Add your first name to see prices<\/a>/)
  expect(hint([{ price: 45_000 }])).toBe('')
  expect(hint([])).toBe('')
})
