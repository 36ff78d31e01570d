import type { Logo } from '#domain/settings/shop-settings.ts'
import { slugFrom } from '#domain/text/slugs.ts'

/** The address of a logo's picture; without one, the English name is drawn as a wordmark. */
export function wordmarkOf({ name, imageUrl }: Logo): string {
  return imageUrl ?? `/artwork/logos/${slugFrom(name.en)}.svg`
}
