import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { isolate } from '#i18n/bidi.ts'
import { speak } from '#i18n/text-set.ts'
import { ChosenRows } from './chosen-bar.tsx'
import { useFilterWords } from './filter-words.ts'
import { readManagedQuery } from './managed-list.ts'

beforeAll(() => speak('en', 'ar'))

function shown(element: ReactNode, path: string): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />)
}

function barOf(count: number, path: string): string {
  return shown(
    <ChosenRows count={count} note="2 of them are not on this page." onNone={() => undefined}>
      <b>Change</b>
    </ChosenRows>,
    path,
  )
}

test('the bar names the number of chosen rows, its actions and the way out, and announces the number', () => {
  const english = barOf(3, '/dashboard/product')
  for (const part of ['role="status"', '3 products chosen', '2 of them', 'Change', 'Choose none']) expect(english).toContain(part)
  const arabic = barOf(11, '/ar/dashboard/product')
  for (const part of ['تم اختيار 11 منتجًا', 'إلغاء الاختيار']) expect(arabic).toContain(part)
})

test('the bar of chosen rows shows nothing, while none is chosen, but holds the empty element of its announcement', () => {
  const empty = barOf(0, '/dashboard/product')
  expect(empty).toContain('class="visually-hidden"')
  expect(empty).toMatch(/<div role="status"[^>]*><\/div>/)
  expect(empty).not.toContain('button')
})

const brands = [{ _id: '1', slug: 'bunovia', name: 'Bunovia', nameAr: 'بنوفيا' }]

function Words({ asked }: { readonly asked: string }) {
  const list = { brands, categories: [] } as unknown as Parameters<typeof useFilterWords>[0]
  return <p>{useFilterWords(list, readManagedQuery(new URLSearchParams(asked))).join(' + ')}</p>
}

test('the filters of the list are named as the filters themselves are', () => {
  const asked = 'search=BLK&brand=bunovia&isActive=false&lacks=picture'
  const english = ['Search: “BLK”', 'Brand: Bunovia', 'Status: Inactive', 'Missing: Without a picture']
  const arabic = ['البحث: «BLK»', 'العلامة: بنوفيا', 'الحالة: غير معروض', 'ما ينقصه: بدون صورة']
  const bare = (markup: string) => markup.replace(/[\u2066-\u2069]/g, '')
  expect(bare(shown(<Words asked={asked} />, '/dashboard/product'))).toBe(`<p>${english.join(' + ')}</p>`)
  expect(bare(shown(<Words asked={asked} />, '/ar/dashboard/product'))).toBe(`<p>${arabic.join(' + ')}</p>`)
  expect(shown(<Words asked="brand=gone" />, '/dashboard/product')).toContain(isolate('gone'))
})
