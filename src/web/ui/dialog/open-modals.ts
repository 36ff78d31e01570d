import { createStore, useStore } from '../../state/store.ts'

/** The open modal dialogs, the topmost last. Everything outside of the topmost one is inert. */
const modals = createStore<readonly HTMLDialogElement[]>([])

/** Returns the function that takes the dialog out again. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  modals.set([...modals.get(), dialog])
  return () => modals.set(modals.get().filter((other) => other !== dialog))
}

function topOf(open: readonly HTMLDialogElement[]): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

export function topModal(): HTMLDialogElement | null {
  return topOf(modals.get())
}

export function useTopModal(): HTMLDialogElement | null {
  return useStore(modals, topOf, null)
}
