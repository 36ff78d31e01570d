import type { OutdatedHandle } from '../../platform/frame/trouble.ts'

/** The parts of the shop's pages that can be old or missing after a failed load. */
type OutdatedPart = 'prices' | 'list'

export type ShopOutdatedHandle = OutdatedHandle<OutdatedPart>

export function isOutdatedPart(part: string): part is OutdatedPart {
  return part === 'prices' || part === 'list'
}
