import { Link } from 'react-router'
import { listingTexts } from '#i18n/sets/listing.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShellData } from '../../shop/shell-data.ts'
import chip from '../../ui/chip/chip.module.css'

/** The categories within this one. */
export function ChildLinks({ slug }: { readonly slug: string }) {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const children = useShellData().categories.filter(({ parent }) => parent === slug)
  if (children.length === 0) return null
  return (
    <nav aria-label={t('listing.filters.category')}>
      <ul className="cluster gap-2">
        {children.map((child) => (
          <li key={child.slug}>
            <Link className={chip.chip} to={pathInLanguage(`/shop/category/${child.slug}`, language)}>
              <bdi>{nameOf(child, language)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
