import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../../platform/calls/page-load.ts'
import type { ShopOutdatedHandle } from '../../shop/frame/outdated-parts.ts'
import { brandQuery, loadBrand } from './shop-list.ts'
import { ShopListPage } from './shop-list-page.tsx'

export const handle: ShopOutdatedHandle = { outdated: { anonymous: 'prices', query: 'list' } }
export const loader = onServer(loadBrand, brandQuery)
export const clientLoader = inBrowser(loadBrand)

export default function ShopBrandRoute() {
  return <ShopListPage list={useLoaderData<typeof loader>()} />
}
