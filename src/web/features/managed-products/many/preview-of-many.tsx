import type { ManyKind } from '#domain/catalogue/many-products.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatList, formatLongDate, formatMoney, formatNumber } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { type Named, nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { Preview } from './use-preview.ts'

export interface PreviewOfManyProps {
  /** Null while it is being worked out. */
  readonly preview: Preview | null
  readonly kind: ManyKind
  /** The brands of the list, whose names stand in the preview in English. */
  readonly brands: readonly Named[]
}

/** The number of products that would change, and some of them before and after. */
export function PreviewOfMany({ preview, kind, brands }: PreviewOfManyProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const show = useShown(kind, brands)
  if (preview === null) return <p>{t('products.many.working')}</p>
  const { changes, unchanged, impossible, examples } = preview
  const others = changes - examples.length
  return (
    <div className="stack gap-2">
      <p>
        <strong>{t('products.many.changes', { count: changes })}</strong>
      </p>
      {unchanged > 0 && <p>{t('products.many.unchanged', { count: unchanged })}</p>}
      {impossible > 0 && <p>{t('products.many.impossible', { count: impossible })}</p>}
      {kind === 'delete' && changes > 0 && <NamedFirst preview={preview} />}
      {kind !== 'delete' && examples.length > 0 && (
        <ul className="stack gap-1">
          {examples.map((example) => (
            <li key={example._id}>
              {t('products.many.example', {
                name: isolate(nameOf(example, language)),
                before: isolate(show(example.before)),
                after: isolate(show(example.after)),
              })}
            </li>
          ))}
          {others > 0 && <li>{t('products.many.andOthers', { others: t('products.many.others', { count: others }) })}</li>}
        </ul>
      )}
    </div>
  )
}

/** The names of the first products that would go, and the number of the others. */
function NamedFirst({ preview: { changes, examples } }: { readonly preview: Preview }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const names = examples.map((example) => isolate(nameOf(example, language)))
  const others = changes - names.length
  return <p>{formatList(others > 0 ? [...names, t('products.many.others', { count: others })] : names, language)}</p>
}

function useShown(kind: ManyKind, brands: readonly Named[]): (value: number | string | boolean) => string {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  return (value) => {
    if (typeof value === 'number') return kind === 'price' ? formatMoney(value, language, SHOP_CURRENCY) : formatNumber(value, language)
    if (kind === 'price-confirm') return formatLongDate(String(value), language)
    if (value === '') return t('products.list.noBrand')
    if (typeof value === 'string') return nameOf(brands.find(({ name }) => name === value) ?? { name: value, nameAr: '' }, language)
    if (kind === 'active') return t(value ? 'products.state.on' : 'products.state.off')
    if (kind === 'condition') return t(value ? 'products.many.isNew' : 'products.many.isUsed')
    return t(value ? 'products.many.inside' : 'products.many.outside')
  }
}
