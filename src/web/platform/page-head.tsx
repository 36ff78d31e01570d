import { useLocation } from 'react-router'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import { languageOfPath, pathInLanguage } from './language.ts'
import { usePublicUrl } from './public-url.ts'

export interface PageHeadProps {
  readonly title: string
  readonly description?: string
  /** Query keys that make another page of it, such as the page number. */
  readonly canonicalQuery?: readonly string[]
  readonly isIndexed?: boolean
}

/** A page's title, description and twins; React lifts them into the head. */
export function PageHead({ title, description, canonicalQuery = [], isIndexed = true }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isIndexed ? <Twins canonicalQuery={canonicalQuery} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

function Twins({ canonicalQuery }: { readonly canonicalQuery: readonly string[] }) {
  const publicUrl = usePublicUrl()
  const { pathname, search } = useLocation()
  if (publicUrl === undefined) return null
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams(canonicalQuery.flatMap((key) => asked.getAll(key).map((value) => [key, value])))
  const query = kept.size === 0 ? '' : `?${kept}`
  const addressIn = (language: Language) => publicUrl + pathInLanguage(pathname, language) + query
  return (
    <>
      <link rel="canonical" href={addressIn(languageOfPath(pathname))} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LANGUAGE)} />
    </>
  )
}
