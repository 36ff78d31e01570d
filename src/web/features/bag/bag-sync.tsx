import { useEffect } from 'react'
import { bagItems, refreshBag } from '../../platform/bag.ts'
import { useLanguage } from '../../platform/language.ts'
import { useUser } from '../../platform/session.ts'

/** A bag that was filled before somebody signed in gets its prices once they may be seen. */
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
      // The drawer asks again when it opens, and says so where that fails.
      .catch(() => undefined)
    return () => asking.abort()
  }, [mayPrice, language])
  return null
}
