import { markPath } from '#domain/catalogue/media.ts'
import { inLanguage } from '#domain/text/language.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import mark from '../../shop/mark/mark.svg?url'
import type { Describe } from './structured-data.tsx'

/** Describes the company for the home page, with ways to reach it. */
export const organizationData: Describe = ({ publicUrl, language, shop }) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: inLanguage(shop.company, language),
  description: inLanguage(shop.tagline, language),
  url: publicUrl + pathInLanguage('/', language),
  logo: publicUrl + (shop.pictures?.logo === undefined ? mark : markPath(shop.pictures.logo.name, 'logo.png')),
  email: shop.email || undefined,
  address: { '@type': 'PostalAddress', streetAddress: inLanguage(shop.address, language) || undefined, addressCountry: 'EG' },
  hasMap: shop.mapUrl,
  contactPoint: shop.phones.map(({ international }) => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: international,
    areaServed: 'EG',
    availableLanguage: ['ar', 'en'],
  })),
  sameAs: shop.socialPages.map(({ url }) => url),
})

/** Describes the site and its search for the home page. */
export const websiteData: Describe = ({ publicUrl, language, shop }) => ({
  '@type': 'WebSite',
  '@id': `${publicUrl + pathInLanguage('/', language)}#website`,
  url: publicUrl + pathInLanguage('/', language),
  name: inLanguage(shop.company, language),
  inLanguage: language,
  publisher: { '@id': `${publicUrl}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl + pathInLanguage('/shop', language)}?name={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
