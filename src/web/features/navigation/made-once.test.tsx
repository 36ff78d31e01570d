import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { cachedMarkup } from '../../platform/frame/cached-markup.tsx'
import { onMadeOnce } from '../../platform/frame/made-once.ts'
import { Choice } from '../listing/choice.tsx'
import { BrandColumns } from './brand-columns.tsx'
import { CategoryFamilies } from './category-families.tsx'

afterEach(() => onMadeOnce(null))

const named = (slug: string, parent?: string) => ({
  slug,
  name: `${slug} & "sons"`,
  nameAr: `أولاد ${slug}`,
  picture: 'oven',
  ...(parent && { parent }),
})
const OPTIONS = ['cold', 'deep'].map((slug) => ({ slug, name: `${slug} & "sons"`, isWithin: slug === 'deep' }))
const RECORDS = [named('cold'), named('deep', 'cold'), named('hot')]

function written(element: ReactNode, path: string): string {
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />)
}

test.each([
  ['brands', <BrandColumns key="" brands={RECORDS} />],
  ['filters', <Choice key="" id="brand" name="brand" options={OPTIONS} chosen="deep" onChange={() => {}} />],
  ['categories', <CategoryFamilies key="" categories={RECORDS} looks={['list', 'tile', 'well']} />],
])('the %s that the server makes once are those that a browser renders, in either language', (_what, element) => {
  for (const path of ['/shop', '/ar/shop']) {
    const rendered = written(element, path)
    let times = 0
    onMadeOnce((data, key, children) =>
      cachedMarkup(data, key, () => {
        times += 1
        return children()
      }),
    )
    expect(written(element, path)).toBe(rendered)
    expect(times).toBeGreaterThan(0)
    times = 0
    expect(written(element, path)).toBe(rendered)
    expect(times).toBe(0)
    onMadeOnce(null)
  }
})
