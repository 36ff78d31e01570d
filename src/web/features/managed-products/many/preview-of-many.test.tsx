import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { isolate } from '#i18n/bidi.ts'
import { speak } from '#i18n/text-set.ts'
import { PreviewOfMany } from './preview-of-many.tsx'

beforeAll(() => speak('en', 'ar'))

const examples = ['Oven', 'Fryer'].map((name, i) => ({
  _id: `${i}`,
  name,
  nameAr: `${name} بالعربية`,
  sku: `S-${i}`,
  before: true,
  after: false,
}))

function deletionOf(changes: number, path = '/dashboard/product'): string {
  return previewOf(
    <PreviewOfMany kind="delete" brands={[]} preview={{ chosen: changes, changes, unchanged: 0, impossible: 0, examples, mark: '' }} />,
    path,
  )
}

function previewOf(element: ReactNode, path: string): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />)
}

test('a deletion names the first products before it is pressed, and says how many more there are', () => {
  expect(deletionOf(2)).toContain(`${isolate('Oven')} and ${isolate('Fryer')}`)
  expect(deletionOf(9)).toContain(`${isolate('Oven')}, ${isolate('Fryer')}, and 7 more`)
  expect(deletionOf(9, '/ar/dashboard/product')).toContain(`${isolate('Fryer بالعربية')} و7 منتجات أخرى`)
})

test('another brand is named before and after as the rest of the page names it', () => {
  const brands = [
    { name: 'Bunovia', nameAr: 'بنوفيا' },
    { name: 'Boreval', nameAr: '' },
  ]
  const moved = examples.map((example) => ({ ...example, before: 'Bunovia', after: 'Boreval' }))
  const preview = { chosen: 2, changes: 2, unchanged: 0, impossible: 0, examples: moved, mark: '' }
  const shown = previewOf(<PreviewOfMany kind="brand" brands={brands} preview={preview} />, '/ar/dashboard/product')
  expect(shown).toContain(`${isolate('بنوفيا')} ← ${isolate('Boreval')}`)
})

test('a change shows some products before and after, and says how many more there are', () => {
  const priced = examples.map((example) => ({ ...example, before: 1000, after: 1050 }))
  const preview = { chosen: 1500, changes: 1500, unchanged: 0, impossible: 0, examples: priced, mark: '' }
  const shownOn = (path: string) => previewOf(<PreviewOfMany kind="price" brands={[]} preview={preview} />, path)
  expect(shownOn('/dashboard/product')).toContain('1,500 products change.')
  expect(shownOn('/dashboard/product')).toContain('<li>and 1,498 more</li>')
  expect(shownOn('/ar/dashboard/product')).toContain('<li>و1,498 منتجًا آخر</li>')
  const all = previewOf(<PreviewOfMany kind="price" brands={[]} preview={{ ...preview, changes: 2 }} />, '/dashboard/product')
  expect(all).not.toContain('more')
})
