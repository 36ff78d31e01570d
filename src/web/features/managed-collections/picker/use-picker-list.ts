import { useState } from 'react'
import type { ProductOption } from '#contract/products.ts'
import { FIRST_PAGE, PRODUCTS_PER_PAGE, pageCount, pageOffset } from '#domain/paging.ts'
import { fold } from '#domain/search/fold.ts'
import { useOptions } from '../form/use-options.ts'

export interface PickerRequest {
  /** Ids chosen since the form was opened. */
  readonly added: readonly string[]
  readonly categoryId: string | null
  readonly isOnlyChosen: boolean
  readonly page: number
  readonly term: string
}

export interface PickerList {
  readonly rows: readonly ProductOption[]
  readonly totalPages: number
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  readonly again: () => void
}

/**
 * Lists all products, or those in the category: additions come first, the server's products after them, removed or not, so that a removed
 * one can be put back.
 */
export function usePickerList({ added, categoryId, isOnlyChosen, page, term }: PickerRequest): PickerList {
  const [known] = useState(() => new Map<string, ProductOption>())
  const hasServer = !isOnlyChosen || categoryId !== null
  const fresh = isOnlyChosen ? added.flatMap((id) => known.get(id) ?? []).filter((option) => hasTerm(option, term)) : []
  // A few additions stand above the server's first page; more get pages of their own before it.
  const isFew = hasServer && fresh.length <= PRODUCTS_PER_PAGE
  const pages = isFew ? 0 : pageCount(fresh.length, PRODUCTS_PER_PAGE)
  const options = useOptions({
    page: Math.max(FIRST_PAGE, page - pages),
    term,
    category: isOnlyChosen ? categoryId : null,
    memberOf: categoryId,
    isIdle: !hasServer,
    known,
  })
  const offset = pageOffset(page, PRODUCTS_PER_PAGE)
  const ofServer = hasServer && page > pages
  return {
    rows: [
      ...(isFew && page === FIRST_PAGE ? fresh : page <= pages ? fresh.slice(offset, offset + PRODUCTS_PER_PAGE) : []),
      ...(ofServer ? options.rows : []),
    ],
    totalPages: pages + (hasServer ? Math.max(options.totalPages, isFew && fresh.length > 0 ? 1 : 0) : 0),
    isWaiting: ofServer && options.isWaiting,
    hasFailed: ofServer && options.hasFailed,
    again: options.again,
  }
}

function hasTerm({ name, nameAr, sku }: ProductOption, term: string): boolean {
  return term === '' || fold(`${name} ${nameAr} ${sku}`).includes(fold(term))
}
