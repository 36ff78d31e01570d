import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../../platform/calls/page-load.ts'
import { loadBrand } from './shop-list.ts'
import { ShopListPage } from './shop-list-page.tsx'

export const loader = onServer(loadBrand)
export const clientLoader = inBrowser(loadBrand)

export default function ShopBrandRoute() {
  return <ShopListPage list={useLoaderData<typeof loader>()} />
}
