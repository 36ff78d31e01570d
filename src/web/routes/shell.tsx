import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { NavigationRow } from '../features/navigation/navigation-row.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { FailedPage } from '../features/shell/failed-page.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { languageOfPath } from '../platform/language.ts'
import { LazyLayer } from '../platform/lazy-layer.tsx'
import { useOwnView } from '../platform/own-view.ts'
import { inBrowser, onServer, type PageLoad } from '../platform/page-load.ts'
import { loadShellData, type ShellData } from '../platform/shell-data.ts'
import { loadTexts } from '../platform/texts.ts'

function load({ api, language }: PageLoad): Promise<ShellData> {
  return loadShellData(api, language)
}

const loadInBrowser = inBrowser(load)

export const loader = onServer(load)

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ShellData> {
  const [data] = await Promise.all([loadInBrowser(args), loadTexts(languageOfPath(new URL(args.request.url).pathname))])
  return data
}

/** The shell stays while pages change; another language or a wish for fresh data renews it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
}

const fetchMenu = () => import('../features/navigation/menu-drawer.tsx').then((module) => module.MenuDrawer)
const fetchSearch = () => import('../features/search/search-overlay.tsx').then((module) => module.SearchOverlay)

function ShopShell({ children }: { readonly children: ReactNode }) {
  return (
    <Shell
      header={{ search: <SearchBox /> }}
      navigation={<NavigationRow />}
      layers={
        <>
          <LazyLayer layer="menu" fetchLayer={fetchMenu} />
          <LazyLayer layer="search" fetchLayer={fetchSearch} />
        </>
      }
    >
      {children}
    </Shell>
  )
}

export default function ShellRoute() {
  useOwnView()
  return (
    <ShopShell>
      <Outlet />
    </ShopShell>
  )
}

export function ErrorBoundary() {
  return (
    <ShopShell>
      <FailedPage />
    </ShopShell>
  )
}
