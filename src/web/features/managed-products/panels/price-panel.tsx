import { productsTexts } from '#i18n/sets/products.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { SidePanel } from '../../../ui/form-frame/side-panel.tsx'
import { ConfirmPrice, type ConfirmPriceProps, PriceDay } from '../confirm-price.tsx'

/** How old the price is, and the way to confirm it as it stands. */
export function PricePanel(props: ConfirmPriceProps) {
  const { t } = useTexts(productsTexts)
  return (
    <SidePanel title={t('products.price.title')}>
      <p>
        <PriceDay product={props.product} />
      </p>
      <p>{t('products.price.hint')}</p>
      <div>
        <ConfirmPrice {...props} />
      </div>
    </SidePanel>
  )
}
