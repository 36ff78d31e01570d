import type { LineStatus } from '#domain/orders/orders.ts'
import type { Bilingual } from '#domain/text/language.ts'
import { orders as ar } from './ar/orders.ts'
import { orders as en } from './en/orders.ts'

const KEYS = {
  'Not processed': 'notProcessed',
  Processing: 'processing',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<LineStatus, keyof typeof en.statuses>

/** The names of a status, for texts that the server writes. */
export function statusWords(status: LineStatus): Bilingual {
  const key = KEYS[status]
  return { en: en.statuses[key], ar: ar.statuses[key] }
}
