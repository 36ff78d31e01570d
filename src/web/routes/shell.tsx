import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { FailedPage } from '../features/shell/failed-page.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { languageOfPath } from '../platform/language.ts'
import { useOwnView } from '../platform/own-view.ts'
import { loadTexts } from '../platform/texts.ts'

/** A route with a browser load alone would not be rendered on the server. */
export function loader(): null {
  return null
}

export async function clientLoader({ request }: { readonly request: Request }): Promise<null> {
  await loadTexts(languageOfPath(new URL(request.url).pathname))
  return null
}

/** The shell stays while pages change; another language or a wish for fresh data renews it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
}

export default function ShellRoute() {
  useOwnView()
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary() {
  return (
    <Shell>
      <FailedPage />
    </Shell>
  )
}
