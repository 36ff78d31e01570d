/** The open modal dialogs, the topmost last. Everything outside of the topmost one is inert. */
let modals: readonly HTMLDialogElement[] = []
const subscribers = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  modals = next
  for (const onChange of subscribers) onChange()
}

/** Returns the function that takes the dialog out again. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog])
  return () => change(modals.filter((other) => other !== dialog))
}

export function topModal(): HTMLDialogElement | null {
  return modals.at(-1) ?? null
}

export function subscribeToModals(onChange: () => void): () => void {
  subscribers.add(onChange)
  return () => subscribers.delete(onChange)
}
