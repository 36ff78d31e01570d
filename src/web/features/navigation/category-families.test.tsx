import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CategoryLink } from '../../shop/shell-data.ts'
import { CategoryFamilies } from './category-families.tsx'

const named = (slug: string, parent?: string): CategoryLink => ({
  slug,
  name: `${slug} kit`,
  nameAr: `معدات ${slug}`,
  picture: 'oven',
  ...(parent === undefined ? {} : { parent }),
})
const CATEGORIES = [named('cold'), named('deep', 'cold'), named('bars', 'cold'), named('hot')]

function menu(path: string): string {
  const element = <CategoryFamilies categories={CATEGORIES} looks={['list', 'tile', 'well']} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />)
}

test.each([
  ['/shop', (slug: string) => `${slug} kit`],
  ['/ar/shop', (slug: string) => `معدات ${slug}`],
])('categories within another are links in a list under it, without a picture: %s', (path, nameOf) => {
  const html = menu(path).replace(/ (?:class|data-discover)="[^"]*"/g, '')
  const link = (slug: string) => `<a href="${path}/category/${slug}">`
  const plain = (slug: string) => `<li>${link(slug)}<bdi>${nameOf(slug)}</bdi></a></li>`
  expect(html).toContain(`<bdi>${nameOf('cold')}</bdi></a><ul>${plain('deep')}${plain('bars')}</ul></li><li>${link('hot')}<span>`)
  expect(html.match(/\/equipment\/oven/g)).toHaveLength(2)
})
