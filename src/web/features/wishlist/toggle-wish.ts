import type { Language } from '#domain/language.ts'
import { wishlistTexts } from '#i18n/sets/wishlist.ts'
import { createApi } from '../../platform/api.ts'
import { browserTransport } from '../../platform/browser-transport.ts'
import { reportFailure } from '../../platform/failures.ts'
import { notify } from '../../platform/notices.ts'
import { storedToken } from '../../platform/session.ts'
import { loadTexts, textIn } from '../../platform/texts.ts'
import { type Likeable, setWish, type Wish, wishFor } from '../../platform/wishes.ts'

export interface Press {
  /** How the heart stood when it was pressed. */
  readonly isLiked: boolean
  readonly language: Language
}

/** The last request for each product: another press waits for it, so that the server hears them in their order. */
const sending = new Map<string, Promise<unknown>>()
/** What the server has taken last of each product. */
const taken = new Map<string, Wish>()

/** The heart changes at once and changes back where the server does not take it. True once it has. */
export async function toggleWish(product: Likeable, { isLiked, language }: Press): Promise<boolean> {
  if (storedToken() === null) {
    const t = await loadTexts(language, wishlistTexts)
    notify({ kind: 'warning', text: t('wishlist.signIn') })
    return false
  }
  const { _id: id } = product
  const wish: Wish = { isLiked: !isLiked, of: product, isSent: false }
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
    const done = { ...wish, isSent: true }
    taken.set(id, done)
    // Pressed again meanwhile, it shows what it was pressed for.
    if (wishFor(id) === wish) setWish(id, done)
    notify({ kind: 'success', text: message })
    return true
  } catch (error) {
    if (wishFor(id) === wish) setWish(id, taken.get(id))
    reportFailure(error, textIn(language))
    return false
  }
}
