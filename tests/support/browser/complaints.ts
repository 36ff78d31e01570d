import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

const STATUS_OF_A_LOAD = /^Failed to load resource: the server responded with a status of (\d+)/

interface Collected {
  readonly complaints: readonly string[]
  /** The next test's complaints are its own. */
  stop(): void
}

/** Collects the complaints of a context's pages: errors on the console, uncaught errors, blocked content. */
export function collectComplaints(context: BrowserContext): Collected {
  const complaints: string[] = []
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isExpectedAnswer(message)) complaints.push(`${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) => complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`)
  context.on('console', onMessage)
  context.on('weberror', onError)
  return { complaints, stop: () => context.off('console', onMessage).off('weberror', onError) }
}

/** Chromium reports each refused call and each not-found page as an error; those are proper answers, while a broken file is not. */
function isExpectedAnswer(message: ConsoleMessage): boolean {
  const status = Number(STATUS_OF_A_LOAD.exec(message.text())?.[1] ?? 0)
  if (status < 400 || status >= 500) return false
  const { url } = message.location()
  return new URL(url).pathname.startsWith('/api/') || url === message.page()?.url()
}
