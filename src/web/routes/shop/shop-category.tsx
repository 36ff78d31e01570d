import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../../platform/calls/page-load.ts'
import type { ShopOutdatedHandle } from '../../shop/frame/outdated-parts.ts'
import { categoryQuery, loadCategory } from './shop-list.ts'
import { ShopListPage } from './shop-list-page.tsx'

export const handle: ShopOutdatedHandle = { outdated: { anonymous: 'prices', query: 'list' } }
export const loader = onServer(loadCategory, categoryQuery)
export const clientLoader = inBrowser(loadCategory)

export default function ShopCategoryRoute() {
  return <ShopListPage list={useLoaderData<typeof loader>()} />
}
