import type { Language } from '#domain/text/language.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import type { CategoryLink } from '../../shop/shell-data.ts'
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx'

/** The crumb of the category that this one is within; none where it is within none. */
export function crumbsAbove(slug: string, categories: readonly CategoryLink[], language: Language): Crumb[] {
  const own = categories.find((category) => category.slug === slug)
  return categories.filter((category) => category.slug === own?.parent).map((category) => categoryCrumb(category, language))
}

export function categoryCrumb(category: Omit<CategoryLink, 'picture'>, language: Language): Crumb {
  return { text: nameOf(category, language), to: pathInLanguage(`/shop/category/${category.slug}`, language) }
}
