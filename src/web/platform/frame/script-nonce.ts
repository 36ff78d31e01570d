import { createContext } from 'react'

/** Marks the shop's own inline scripts while the server renders; the content policy allows no others. */
export const ScriptNonce = createContext<string | undefined>(undefined)
