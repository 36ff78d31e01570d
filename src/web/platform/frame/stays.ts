import { createStore, useStore } from '../../state/store.ts'

/** How often somebody chose to stay on a page with unsaved changes. A menu that was to lead away closes by it. */
const stays = createStore(0)

export function noteStay(): void {
  stays.set(stays.get() + 1)
}

export function useStays(): number {
  return useStore(stays, (count) => count, 0)
}
