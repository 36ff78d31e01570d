import type { ManagedProduct } from '#contract/products.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useGoneCheck } from '../../platform/forms/record-form.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'

export interface ConfirmPriceProps {
  readonly product: ManagedProduct
  readonly onConfirmed: (product: ManagedProduct) => void | Promise<void>
}

/** Says with one press that the price still holds. */
export function ConfirmPrice({ product, onConfirmed }: ConfirmPriceProps) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const check = useGoneCheck()
  const language = useLanguage()
  const confirm = async () => {
    try {
      const reply = await check(() => api.call('POST /api/product/:id/confirm-price', { params: { id: product._id } }))
      notify({ kind: 'success', text: reply.message })
      await onConfirmed(reply.product)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  const name = isolate(nameOf(product, language))
  return (
    <Button tone="secondary" aria-label={t('products.price.confirmNamed', { name })} onPress={confirm}>
      {t('products.price.confirm')}
    </Button>
  )
}

/** The day of the last confirmation, as a warning once it is too long ago. */
export function PriceDay({ product: { priceConfirmed, isPriceOld } }: { readonly product: ManagedProduct }) {
  const { t } = useTexts(productsTexts)
  const date = formatLongDate(priceConfirmed, useLanguage())
  return isPriceOld ? (
    <Badge tone="warning">{t('products.price.old', { date })}</Badge>
  ) : (
    <span>{t('products.price.confirmed', { date })}</span>
  )
}
