import { use } from 'react'
import { EarlyScript } from '../../platform/frame/early-script.ts'

/**
 * Runs before the first paint of a page of the account area. The server can't know the reader, so the browser's memory decides, and the
 * shop's header does not flash before the back office's.
 */
export function ExpectBackOffice() {
  const { text, nonce } = use(EarlyScript)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, which is not escaped as text is
  return <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
}
