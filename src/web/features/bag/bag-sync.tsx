import { useEffect } from 'react'
import { useUser } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { bagItems, refreshBag } from '../../shop/bag/bag.ts'

/** Fetches the prices of a bag that was filled before signing in. */
export function BagSync() {
  const mayPrice = (useUser()?.firstName ?? '') !== ''
  const language = useLanguage()
  useEffect(() => {
    const hasUnpriced = bagItems().some(({ price }) => price === undefined)
    if (!mayPrice || !hasUnpriced) return
    const asking = new AbortController()
    import('./check-bag.ts')
      .then(({ checkBag }) => checkBag(bagItems(), language, asking.signal))
      .then((products) => {
        if (!asking.signal.aborted) refreshBag(products)
      })
      // The drawer fetches them again when it opens, and reports a failure.
      .catch(() => undefined)
    return () => asking.abort()
  }, [mayPrice, language])
  return null
}
