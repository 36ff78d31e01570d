import { useState } from 'react'
import type { ManagedProduct } from '#contract/products.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useGoneCheck } from '../../platform/forms/record-form.ts'
import { reportFailureOrMissing } from '../../platform/frame/missing-failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { oneAtATime } from '../../ui/button/one-at-a-time.ts'

export interface ProductSwitch {
  /** The requested state while a request is on its way. */
  readonly isOn: boolean
  readonly isPending: boolean
  readonly switchTo: (isOn: boolean) => Promise<void>
}

/** Switches a product by hand; the switch turns back where the server refuses. */
export function useProductSwitch(product: ManagedProduct, onSwitched: (product: ManagedProduct) => void | Promise<void>): ProductSwitch {
  const { t } = useTexts()
  const api = useApi()
  const check = useGoneCheck()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [once] = useState(oneAtATime)
  const send = async (isOn: boolean) => {
    setWanted(isOn)
    try {
      const input = { params: { id: product._id }, body: { product: { isActive: isOn } } }
      const reply = await check(() => api.call('PUT /api/product/:id/active', input))
      notify({ kind: 'success', text: reply.message })
      await onSwitched(reply.product)
    } catch (error) {
      reportFailureOrMissing(error, t)
    } finally {
      setWanted(null)
    }
  }
  return { isOn: wanted ?? product.isActive, isPending: wanted !== null, switchTo: (isOn) => once(() => send(isOn)) }
}
