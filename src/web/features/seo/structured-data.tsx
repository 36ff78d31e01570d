import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Language } from '#domain/text/language.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { usePublicUrl, useShop } from '../../shop/frame/root-data.ts'

/** The site that makes a page's addresses absolute. */
export interface PageSite {
  readonly publicUrl: string
  readonly language: Language
  readonly shop: Omit<ShopSettings, 'openingHours'>
}

/** A thing of schema.org; undefined properties are left out. */
export type Thing = { readonly '@type': string } & { readonly [key: string]: unknown }

export type Describe = (site: PageSite) => Thing

/** Describes a page to machines. It must hold no price and no offer, because not everybody may see those. */
export function StructuredData({ describe }: { readonly describe: readonly Describe[] }) {
  const publicUrl = usePublicUrl()
  const language = useLanguage()
  const shop = useShop()
  if (publicUrl === undefined) return null
  return describe.map((each) => {
    const thing = each({ publicUrl, language, shop })
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
