import type { ManyRun } from '#contract/products/many-products.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { newId } from '../../../platform/calls/new-id.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Selection } from './many-change.ts'

export interface ConfirmManyProps {
  readonly selection: Selection
  /** The number on the button: never more are confirmed. */
  readonly count: number
  readonly onConfirmed: (run: ManyRun) => Promise<void>
  /** The list shows other products than there are by now. */
  readonly onStale: () => Promise<void>
}

/** Says with one press that all of these prices still hold: the button names their number, and it can be undone for ten minutes. */
export function ConfirmMany({ selection, count, onConfirmed, onStale }: ConfirmManyProps) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const confirm = async () => {
    const ask = { selection, change: { kind: 'price-confirm' as const } }
    try {
      const { changes, mark } = await api.call('POST /api/product/many/preview', { body: ask })
      if (changes === 0 || changes > count) {
        notify({ kind: 'error', text: t('products.many.priceConfirmStale') })
        return await onStale()
      }
      const { run } = await api.call('POST /api/product/many', { body: { ...ask, changes, mark, key: newId() } })
      await onConfirmed(run)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="primary" onPress={confirm}>
      {t('products.many.priceConfirmAll', { count })}
    </Button>
  )
}
