import type { FoundReply } from '#contract/desk/palette.ts'
import { type AfterTyping, useAfterTyping } from '../../platform/lists/after-typing.ts'
import { TYPING_PAUSES } from '../../shop/typing-pauses.ts'

export type Found = AfterTyping<FoundReply>

/** Asks the shop once typing pauses; the last answer stays while a longer term is looked for. */
export function useFound(term: string): Found {
  return useAfterTyping(term === '' ? null : term, TYPING_PAUSES.palette, (api) =>
    api.call('GET /api/desk/find', { query: { search: term } }),
  )
}
