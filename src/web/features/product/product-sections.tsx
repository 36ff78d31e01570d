import type { ReactNode } from 'react'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { specRows } from '#i18n/specs.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Accordion } from '../../ui/accordion/accordion.tsx'
import { SectionTabs } from '../../ui/tabs/section-tabs.tsx'
import { Dimensions } from './dimensions.tsx'
import type { ProductOnPage } from './product-on-page.ts'
import styles from './product-sections.module.css'
import type { Size } from './size-drawing.ts'
import { Specifications } from './specifications.tsx'

/** The id of the section that stands apart, across the whole page. */
export const RELATED_ID = 'related'

const OPEN_AT_FIRST = 2

export interface ProductSectionsProps {
  readonly product: ProductOnPage
  readonly reviews: ReactNode
  /** The page has a section of related products further down. */
  readonly hasRelated: boolean
}

/** Shows all texts about a product; a section without content is left out. */
export function ProductSections({ product, reviews, hasRelated }: ProductSectionsProps) {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const description = descriptionOf(product, language)
  const rows = specRows(product.specs, language, t)
  const size = sizeOf(product)
  const sections = [
    { id: 'overview', content: description !== '' && <Overview text={description} /> },
    { id: 'specifications', content: rows.length > 0 && <Specifications rows={rows} slug={product.slug} /> },
    { id: 'dimensions', content: size !== null && <Dimensions size={size} /> },
    { id: 'reviews', content: reviews },
  ] as const
  const shown = sections.filter(({ content }) => content !== undefined && content !== null && content !== false)
  const tabs = [...shown.map(({ id }) => id), ...(hasRelated ? ([RELATED_ID] as const) : [])].map((id) => ({
    id,
    title: t(`product.sections.${id}`),
  }))
  return (
    <div className={styles.sections}>
      {tabs.length > 1 && <SectionTabs label={t('product.sections.label')} tabs={tabs} />}
      {shown.map(({ id, content }, index) => (
        <Accordion key={id} id={id} title={t(`product.sections.${id}`)} isOpenAtFirst={index < OPEN_AT_FIRST}>
          {content}
        </Accordion>
      ))}
    </div>
  )
}

function Overview({ text }: { readonly text: string }) {
  return (
    <p className={styles.overview} dir="auto">
      {text}
    </p>
  )
}

function sizeOf({ specs: { widthMm, depthMm, heightMm } }: ProductOnPage): Size | null {
  return widthMm === undefined || depthMm === undefined || heightMm === undefined ? null : { widthMm, depthMm, heightMm }
}

interface Described {
  readonly description: string
  readonly descriptionAr: string
}

function descriptionOf({ description, descriptionAr }: Described, language: Language): string {
  return inLanguage({ en: description, ar: descriptionAr }, language)
}
