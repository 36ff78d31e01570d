import type { ReactNode } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AccountMenu } from '../features/accounts/account-menu.tsx'
import backOfficeBar from '../features/back-office/back-office-bar.module.css'
import { ExpectBackOffice } from '../features/back-office/expect-back-office.tsx'
import { useBackOffice } from '../features/back-office/use-back-office.ts'
import { BagButton } from '../features/bag/bag-button.tsx'
import { BagSync } from '../features/bag/bag-sync.tsx'
import { NavigationRow } from '../features/navigation/navigation-row.tsx'
// The form's code comes late, its looks with the page.
import '../features/newsletter/newsletter-form.module.css'
import { SearchBox } from '../features/search/search-box.tsx'
import { ChatWay } from '../features/shell/chat-way.tsx'
import { FailedPage } from '../features/shell/failed-page.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { WishlistLink } from '../features/wishlist/wishlist-link.tsx'
import { cachedLoad } from '../platform/calls/cached-load.ts'
import { inBrowser, onServer, type PageLoad } from '../platform/calls/page-load.ts'
import { lazySection } from '../platform/frame/lazy-section.tsx'
import type { UsableWhenOldHandle } from '../platform/frame/trouble.ts'
import { languageOfPath } from '../platform/texts/language.ts'
import { LazyLayer } from '../shop/frame/lazy-layer.tsx'
import { loadShellData, type ShellData } from '../shop/shell-data.ts'
import { SessionWatcher } from './session-watcher.tsx'
import { PriceReasons } from './shop/price-reasons.tsx'
import { AccountItem, AccountLinks, BesideLinks, CustomerServiceLinks } from './shop/shop-slots.tsx'

function load({ api, language }: PageLoad): Promise<ShellData> {
  return loadShellData(api, language)
}

export const handle: UsableWhenOldHandle = { isUsableWhenOld: true }
export const loader = onServer(cachedLoad(load))
export const clientLoader = inBrowser(load)

/** The shell's data stays while pages change; another language or an explicit revalidation loads it again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
}

const fetchBag = () => import('../features/bag/bag-drawer.tsx').then((module) => module.BagDrawer)
const fetchMenu = () => import('./shop/shop-menu.tsx').then((module) => module.ShopMenu)
const fetchSearch = () => import('../features/search/search-overlay.tsx').then((module) => module.SearchOverlay)

const { Section: NewsletterForm } = lazySection(
  () => import('../features/newsletter/newsletter-form.tsx').then((module) => module.NewsletterForm),
  null,
)

const { Section: BackOfficeBar } = lazySection(
  () => import('./dashboard/back-office-bar.tsx').then((module) => module.BackOfficeBar),
  <div className={backOfficeBar.bar} />,
)

function ShopShell({ children }: { readonly children: ReactNode }) {
  const { isProtected, isBackOffice } = useBackOffice()
  return (
    <PriceReasons>
      {isProtected && <ExpectBackOffice />}
      <Shell
        header={{ search: <SearchBox />, account: <AccountMenu />, wishlist: <WishlistLink />, bag: <BagButton /> }}
        navigation={<NavigationRow end={<BesideLinks />} />}
        footer={{ customerService: <CustomerServiceLinks />, account: <AccountLinks />, newsletter: <NewsletterForm /> }}
        chatLink={<ChatWay />}
        backOffice={isBackOffice ? <BackOfficeBar /> : undefined}
        bottomBar={{ account: <AccountItem /> }}
        layers={
          <>
            <LazyLayer layer="menu" fetchLayer={fetchMenu} />
            <LazyLayer layer="search" fetchLayer={fetchSearch} />
            <LazyLayer layer="bag" fetchLayer={fetchBag} />
            <BagSync />
          </>
        }
      >
        {children}
      </Shell>
    </PriceReasons>
  )
}

export default function ShellRoute() {
  return (
    <ShopShell>
      <SessionWatcher />
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
