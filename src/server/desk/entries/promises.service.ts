import { type DeskSettings, halfOfPromise, promiseAfterChange } from '#domain/desk/promise.ts'
import type { EntryChange, EntryRow } from '../entries.repository.ts'

type PromisedEntry = Pick<EntryRow, 'closed' | 'firstContact' | 'arrived' | 'promised' | 'dueFrom' | 'nextAt' | 'forAllFrom'>

/** The columns that a change of hours or holidays moves while nobody has called. The same settings move nothing, so that it may be repeated. */
export function promisedLater(
  { closed, firstContact, arrived, promised, dueFrom, nextAt, forAllFrom }: PromisedEntry,
  settings: DeskSettings,
): EntryChange {
  if (closed !== null || firstContact !== null) return {}
  const promise = promiseAfterChange({ promised, dueFrom }, arrived, settings)
  if (promise.promised.getTime() === promised.getTime()) return {}
  const isFirstStep = nextAt?.getTime() === promised.getTime()
  const half = halfOfPromise(arrived, settings)
  return {
    ...promise,
    ...(isFirstStep ? { nextAt: promise.promised } : {}),
    ...(forAllFrom !== null && half > forAllFrom ? { forAllFrom: half } : {}),
  }
}
