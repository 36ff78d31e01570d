import type { Language } from '#domain/text/language.ts'
import { wishlistTexts } from '#i18n/sets/wishlist.ts'
import { createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { storedToken } from '../../platform/calls/session.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { loadTexts, textIn } from '../../platform/texts/texts.ts'
import { type Likeable, setWish, type Wish, wishFor } from '../../shop/wishes.ts'

export interface Press {
  /** The heart's state when it was pressed. */
  readonly isLiked: boolean
  readonly language: Language
}

/** The last request for each product: the next press waits for it, so that the server gets them in order. */
const sending = new Map<string, Promise<unknown>>()
/** The state that the server has last accepted for each product. */
const taken = new Map<string, Wish>()

/** Changes the heart at once, and back where the server refuses. Returns true on success. */
export async function toggleWish(product: Likeable, { isLiked, language }: Press): Promise<boolean> {
  if (storedToken() === null) {
    const t = await loadTexts(language, wishlistTexts)
    notify({ kind: 'warning', text: t('wishlist.signIn') })
    return false
  }
  const { _id: id } = product
  const wish: Wish = { isLiked: !isLiked, overruled: new WeakSet([product]) }
  setWish(id, wish)
  const last = sending.get(id) ?? Promise.resolve()
  const own = last.then(() => send(id, wish, language))
  sending.set(id, own)
  return own
}

async function send(id: string, wish: Wish, language: Language): Promise<boolean> {
  const { isLiked } = wish
  try {
    const api = createApi({ transport: browserTransport, language })
    const { message } = await api.call('POST /api/wishlist', { body: { isLiked, product: id } })
    const done = { ...wish, acceptedAt: Date.now() }
    taken.set(id, done)
    // After another press meanwhile, the heart shows the newest one.
    if (wishFor(id) === wish) setWish(id, done)
    notify({ kind: 'success', text: message })
    return true
  } catch (error) {
    if (wishFor(id) === wish) setWish(id, taken.get(id))
    reportFailure(error, textIn(language))
    return false
  }
}
