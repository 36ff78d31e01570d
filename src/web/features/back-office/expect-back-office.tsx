import { use } from 'react'
import { ScriptNonce } from '../../platform/frame/script-nonce.ts'
import { HINT_KEY } from './use-back-office.ts'

/** Left out of the browser's code: the server's page has run it. */
const EXPECT = import.meta.env.SSR
  ? `try{localStorage.getItem('${HINT_KEY}')&&localStorage.getItem('token')&&(document.documentElement.dataset.office='expected')}catch{}`
  : ''

/**
 * Runs before the first paint of a page of the account area. The server can't know the reader, so the browser's memory decides, and the
 * shop's header does not flash before the back office's.
 */
export function ExpectBackOffice() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, which is not escaped as text is
  return <script suppressHydrationWarning nonce={use(ScriptNonce)} dangerouslySetInnerHTML={{ __html: EXPECT }} />
}
