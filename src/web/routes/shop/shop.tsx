import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../../platform/calls/page-load.ts'
import type { ShopOutdatedHandle } from '../../shop/frame/outdated-parts.ts'
import { loadShop, shopQuery } from './shop-list.ts'
import { ShopListPage } from './shop-list-page.tsx'

export const handle: ShopOutdatedHandle = { outdated: { anonymous: 'prices', query: 'list' } }
export const loader = onServer(loadShop, shopQuery)
export const clientLoader = inBrowser(loadShop)

export default function ShopRoute() {
  return <ShopListPage list={useLoaderData<typeof loader>()} />
}
