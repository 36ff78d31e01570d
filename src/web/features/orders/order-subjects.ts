import type { HistoryEntry } from '#contract/admin/history.ts'
import type { OrderReply } from '#contract/orders.ts'
import type { Language } from '#domain/text/language.ts'
import { nameOf } from '../../platform/texts/names.ts'

/** Names the product that an entry of an order's history is about. */
export function orderSubjects({ products }: Pick<OrderReply, 'products'>, language: Language) {
  const names = new Map(products.map((line) => [line._id, nameOf(line, language)]))
  return ({ before, after }: HistoryEntry): string | undefined => {
    const line = after?.line ?? before?.line
    return typeof line === 'string' ? names.get(line) : undefined
  }
}
