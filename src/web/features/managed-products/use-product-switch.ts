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

/** A state that was asked for over the one that was on the screen. */
export interface Wanted {
  readonly isOn: boolean
  /** The server has not answered yet. */
  readonly isPending: boolean
  readonly over: Pick<ManagedProduct, 'isActive'>
}

/** The state that was asked for, until the server refuses it or the product is loaded again; a product that arrives later is right. */
export function shownSwitch(product: Wanted['over'], wanted: Wanted | null): Omit<ProductSwitch, 'switchTo'> {
  const isWanted = wanted !== null && (wanted.isPending || wanted.over === product)
  return isWanted ? { isOn: wanted.isOn, isPending: wanted.isPending } : { isOn: product.isActive, isPending: false }
}

/** Switches a product by hand; the switch turns back where the server refuses. */
export function useProductSwitch(product: ManagedProduct, onSwitched: (product: ManagedProduct) => void | Promise<void>): ProductSwitch {
  const { t } = useTexts()
  const api = useApi()
  const check = useGoneCheck()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [once] = useState(oneAtATime)
  const send = async (isOn: boolean) => {
    setWanted({ isOn, isPending: true, over: product })
    try {
      const input = { params: { id: product._id }, body: { product: { isActive: isOn } } }
      const reply = await check(() => api.call('PUT /api/product/:id/active', input))
      notify({ kind: 'success', text: reply.message })
      await onSwitched(reply.product)
      // The router may show the list that it has loaded a moment after it says so.
      setWanted({ isOn: reply.product.isActive, isPending: false, over: product })
    } catch (error) {
      reportFailureOrMissing(error, t)
      setWanted(null)
    }
  }
  return { ...shownSwitch(product, wanted), switchTo: (isOn) => once(() => send(isOn)) }
}
