import { createContext } from 'react'

interface EarlyScriptText {
  readonly text: string
  /** Marks the script as the shop's own: the content policy allows no others. */
  readonly nonce?: string | undefined
}

/** A script that runs before the first paint. Only the server, which writes it into the page, knows its text. */
export const EarlyScript = createContext<EarlyScriptText>({ text: '' })
