import './ui/theme/theme.css'
import type { ReactNode } from 'react'
import { Links, type LoaderFunctionArgs, type MiddlewareFunction, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from 'react-router'
import { markPath } from '#domain/catalogue/media.ts'
import { directionOf } from '#domain/text/language.ts'
import { speak } from '#i18n/text-set.ts'
import { FailedPage } from './features/shell/failed-page.tsx'
import { fetchPageState } from './features/shell/page-state.ts'
import { Shell } from './features/shell/shell.tsx'
import { renderFacts } from './platform/calls/load-context.ts'
import { Scroll } from './platform/frame/scroll.tsx'
import type { LoadResults } from './platform/frame/trouble.ts'
import { languageOfPath, useLanguage } from './platform/texts/language.ts'
import { type RootData, rootAttributes, rootDataOfDocument, useRootData } from './shop/frame/root-data.ts'
import mark from './shop/mark/mark.svg?url'
import { FontPreloads } from './ui/theme/font-preloads.tsx'

export function loader({ context }: LoaderFunctionArgs): RootData {
  const { publicUrl, driveImageUrl, shop } = context.get(renderFacts)
  return { publicUrl, driveImageUrl, shop }
}

export function clientLoader(): RootData {
  return rootDataOfDocument()
}

export const clientMiddleware = [
  /** Texts come beside the data of a page; those that its code brings along are waited for. */
  async ({ request }, next) => {
    const { pathname } = new URL(request.url)
    const speakPage = () => speak(languageOfPath(pathname)).catch(() => undefined)
    void speakPage()
    const results = await next()
    await speakPage()
    return results
  },
  /** Keeps the current page on screen when revalidating its data fails. */
  async ({ request }, next) => {
    const results = await next()
    return fetchPageState().then(
      ({ keepPage }) => keepPage(request, results),
      () => results,
    )
  },
] satisfies MiddlewareFunction<LoadResults>[]

/** The document's data changes only with the settings, and then nothing is asked of the shop. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  return (
    <html lang={language} dir={directionOf(language)} {...rootAttributes(useRootData())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b4247" />
        <FontPreloads language={language} />
        <Links />
        <Icons />
      </head>
      <body>
        {children}
        <Scroll />
        <Scripts />
      </body>
    </html>
  )
}

function Icons() {
  const icon = useRootData()?.shop.pictures?.icon
  if (icon === undefined) return <link rel="icon" href={mark} type="image/svg+xml" />
  return (
    <>
      <link rel="icon" href={markPath(icon, 'icon-48.png')} type="image/png" />
      <link rel="apple-touch-icon" href={markPath(icon, 'icon-180.png')} />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <Shell>
      <FailedPage />
    </Shell>
  )
}
