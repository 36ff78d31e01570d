import { createStore } from '../../state/store.ts'

/** The number of changes that the shop has taken since the page was opened. */
export const sentChanges = createStore(0)

export function countSentChange(): void {
  sentChanges.set(sentChanges.get() + 1)
}
