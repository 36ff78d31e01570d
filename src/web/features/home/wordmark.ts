import { slugFrom } from '#domain/slugs.ts'
import type { Logo } from '#shop-config'

/** The address of a logo's picture; where the shop has none, its English name is drawn. */
export function wordmarkOf({ name, imageUrl }: Logo): string {
  return imageUrl ?? `/artwork/logos/${slugFrom(name.en)}.svg`
}
