import type { OrderReply } from '#contract/orders.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { saveFile } from '../../platform/calls/files/save-file.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'

/** Saves the request as PDF, in the language of the page. */
export function PrintOrder({ order: { _id, number } }: { readonly order: OrderReply }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const save = async () => {
    try {
      await saveFile(`/api/order/${_id}/document?language=${language}`, `${orderNumberText(number)}.pdf`, language)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="secondary" onPress={save}>
      {t('orders.print')}
    </Button>
  )
}
