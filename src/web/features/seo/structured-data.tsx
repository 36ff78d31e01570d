import type { Language } from '#domain/language.ts'
import { useLanguage } from '../../platform/language.ts'
import { usePublicUrl } from '../../platform/root-data.ts'

/** Where a page stands: what makes its addresses absolute. */
export interface PageSite {
  readonly publicUrl: string
  readonly language: Language
}

/** A thing of schema.org; what is undefined in it isn't told. */
export type Thing = { readonly '@type': string } & { readonly [key: string]: unknown }

export type Describe = (site: PageSite) => Thing

/** What a page is about, for machines. Nothing in it may be a price or an offer: not everybody may see those. */
export function StructuredData({ describe }: { readonly describe: readonly Describe[] }) {
  const publicUrl = usePublicUrl()
  const language = useLanguage()
  if (publicUrl === undefined) return null
  return describe.map((each) => {
    const thing = each({ publicUrl, language })
    return (
      <script
        key={thing['@type']}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; what could end it is written as an escape
        dangerouslySetInnerHTML={{ __html: dataText(thing) }}
      />
    )
  })
}

export function dataText(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
}
