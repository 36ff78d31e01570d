import { Link, useLocation } from 'react-router'
import { otherLanguage, pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/** Leads to the same page in the other language, at the same place; the text is that language's own name. */
export function LanguageLink({ className }: { readonly className?: string | undefined }) {
  const { t } = useTexts()
  const other = otherLanguage(useLanguage())
  const { pathname, search, hash } = useLocation()
  return (
    <Link className={className} to={pathInLanguage(pathname, other) + search + hash} lang={other} hrefLang={other} preventScrollReset>
      {t('shell.otherLanguage')}
    </Link>
  )
}
