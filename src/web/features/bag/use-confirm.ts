import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type BagItem, bagTotal } from '#domain/orders/bag.ts'
import { bagTexts } from '#i18n/sets/bag.ts'
import { ApiError, createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { loginPath } from '../../platform/calls/login-path.ts'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { storedToken } from '../../platform/calls/session.ts'
import { notify } from '../../platform/frame/notices.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { bagItems, forgetCart, keepCartId, restoreBag, storedCartId, useBag } from '../../shop/bag/bag.ts'
import { cartKey, forgetOrderedCart, storedCartKey } from '../../shop/bag/cart-key.ts'
import { BAG_HASH } from '../../shop/frame/layers.tsx'
import { deliveryToSend, refuseDelivery, rememberDelivery } from './delivery/delivery-draft.ts'

export interface Confirm {
  /** The reason why the last try failed, until the next. */
  readonly failure: string | null
  readonly confirm: () => Promise<void>
  readonly loginFirst: () => void
}

/** Turns the bag into a request. After a lost answer it tries again with the same stored cart, so that no second request comes of it. */
export function useConfirm({ onRefused }: { readonly onRefused: () => void }): Confirm {
  const { t } = useTexts(bagTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [failure, setFailure] = useState<string | null>(null)

  // The key exists before anybody can confirm, so that tabs confirming at once send the same.
  const items = useBag()
  useEffect(() => {
    // The stored bag is asked, since another tab may have emptied it after these items were drawn.
    if (items.length > 0 && bagItems().length > 0) cartKey()
  }, [items])

  const send = async (sent: readonly BagItem[], key: string) => {
    const api = createApi({ transport: browserTransport, language })
    const cartId = storedCartId() ?? (await api.call('POST /api/cart/add', { body: { cartId: key, products: cartLines(sent) } })).cartId
    // Another tab may have changed the bag meanwhile; then this cart is outdated.
    if (storedCartKey() === key) keepCartId(cartId)
    const delivery = deliveryToSend(sent)
    const { order, message } = await api.call('POST /api/order/add', { body: { cartId, total: bagTotal(sent) ?? undefined, delivery } })
    rememberDelivery()
    if (delivery?.updateProfilePhone === true) fetchOwnProfile(language).catch(() => undefined)
    // The bag stays in sight until the success page is there; a second try until then gets the same order.
    await navigate(pathInLanguage(`/order/success/${order._id}`, language))
    // A network that was lost since then holds the page back, and an empty bag alone would not say that the request has arrived.
    if (!navigator.onLine) notify({ kind: 'info', text: message })
    restoreBag(bagItems().filter((item) => !sent.some(({ _id, quantity }) => _id === item._id && quantity === item.quantity)))
    forgetOrderedCart(cartId, key)
  }

  const confirm = async () => {
    const sent = bagItems()
    if (sent.length === 0) return
    if (storedToken() === null) return navigate(pathInLanguage('/register', language))
    setFailure(null)
    refuseDelivery({})
    const key = cartKey()
    await send(sent, key)
      // Another tab may empty the bag before anybody could press again, so a lost answer is retried once right away.
      .catch((error: unknown) => (isLost(error) ? send(sent, key) : Promise.reject(error)))
      .catch((error: unknown) => {
        setFailure(failureText(error) ?? t(navigator.onLine ? 'notices.failed' : 'notices.offline'))
        if (error instanceof ApiError && error.status > 0) {
          refuseDelivery(error.fields)
          // A cart that does not exist, or whose order was cancelled, is not tried again.
          if (error.status === 404) forgetCart()
          else keepCartId(null)
          onRefused()
        }
      })
  }

  const loginFirst = () => {
    notify({ kind: 'info', text: t('bag.loginNotice'), isForGuests: true })
    void navigate(loginPath(pathname + search + BAG_HASH))
  }
  return { failure, confirm, loginFirst }
}

function cartLines(items: readonly BagItem[]) {
  return items.map(({ _id, quantity, price, isNew }) => ({ product: _id, quantity, price, taxable: isNew }))
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && navigator.onLine
}

function failureText(error: unknown): string | null {
  return error instanceof ApiError && error.message !== '' ? error.message : null
}
