import { useLocation } from 'react-router'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewPath } from '#domain/catalogue/media.ts'
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES, type Language } from '#domain/text/language.ts'
import { withoutNeedlessIsolation } from '#i18n/bidi.ts'
import { languageOfPath, otherLanguage, pathInLanguage } from '../../platform/texts/language.ts'
import { usePublicUrl, useShop } from './root-data.ts'
import shopPreview from './shop-preview.jpg?url'

export interface PageHeadProps {
  readonly title: string
  /** The page's description; left out for pages that nobody shares. */
  readonly description?: string
  /** Query keys that make a page of its own, such as the page number. */
  readonly canonicalQuery?: readonly string[]
  readonly isIndexed?: boolean
  readonly preview?: PagePreview
}

/** The link preview; without it, the shop's. */
export interface PagePreview {
  readonly type: 'website' | 'product'
  readonly title: string
  /** The full address of a picture of any size; it takes precedence over `picture`. */
  readonly photo?: string | undefined
  /** The path of a picture in preview size. */
  readonly picture?: string | undefined
}

const OPEN_GRAPH_LOCALES = { en: 'en_US', ar: 'ar_EG' } as const satisfies Record<Language, string>

/** A page's title, description, alternates and preview; React moves them into the head. */
export function PageHead({ title: told, description, canonicalQuery = [], isIndexed = true, preview }: PageHeadProps) {
  const shop = useShop()
  const company = inLanguage(shop.company, languageOfPath(useLocation().pathname))
  // A members' page shows only its own name until the account is known.
  const title = withoutNeedlessIsolation(told.includes(company) ? told : `${told} – ${company}`)
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isIndexed ? <Twins canonicalQuery={canonicalQuery} /> : <meta name="robots" content="noindex" />}
      {description !== undefined && (
        <Preview preview={preview ?? { type: 'website', title }} description={description} canonicalQuery={canonicalQuery} />
      )}
    </>
  )
}

/** The page's address by language, with only the canonical query keys; undefined where the shop's own address is unknown. */
function useAddress(canonicalQuery: readonly string[]): ((language: Language) => string) | undefined {
  const publicUrl = usePublicUrl()
  const { pathname, search } = useLocation()
  if (publicUrl === undefined) return undefined
  const asked = new URLSearchParams(search)
  const own = new URLSearchParams(canonicalQuery.flatMap((key) => asked.getAll(key).map((value) => [key, value])))
  const query = own.size === 0 ? '' : `?${own}`
  return (language) => publicUrl + pathInLanguage(pathname, language) + query
}

function Twins({ canonicalQuery }: { readonly canonicalQuery: readonly string[] }) {
  const { pathname } = useLocation()
  const addressIn = useAddress(canonicalQuery)
  if (addressIn === undefined) return null
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

interface PreviewProps {
  readonly preview: PagePreview
  readonly description: string
  readonly canonicalQuery: readonly string[]
}

/** The preview is shown to everybody who gets the link, so it never holds a price. */
function Preview({ preview: { type, title, photo, picture }, description, canonicalQuery }: PreviewProps) {
  const shop = useShop()
  const publicUrl = usePublicUrl()
  const addressIn = useAddress(canonicalQuery)
  const language = languageOfPath(useLocation().pathname)
  const share = shop.pictures?.share
  const own = share === undefined ? shopPreview : previewPath(share)
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={inLanguage(shop.company, language)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      <meta property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[otherLanguage(language)]} />
      <meta name="twitter:card" content="summary_large_image" />
      {addressIn !== undefined && <meta property="og:url" content={addressIn(language)} />}
      {photo !== undefined && <meta property="og:image" content={photo} />}
      {publicUrl !== undefined && <PreviewPicture address={publicUrl + (picture ?? own)} alt={title} />}
    </>
  )
}

function PreviewPicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
      <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
      <meta property="og:image:alt" content={alt} />
    </>
  )
}
