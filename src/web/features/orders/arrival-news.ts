type ArrivalListener = (count: number) => void
type ChangeListener = () => void

const arrivalListeners = new Set<ArrivalListener>()
const changeListeners = new Set<ChangeListener>()

/** Requests of customers came in; call the answer to hear no more. */
export function onOrdersArrived(listener: ArrivalListener): () => void {
  arrivalListeners.add(listener)
  return () => arrivalListeners.delete(listener)
}

/** The number of waiting requests may be another one. */
export function onOrdersChanged(listener: ChangeListener): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

export function notifyOrdersArrived(count: number): void {
  for (const listener of arrivalListeners) listener(count)
}

export function notifyOrdersChanged(): void {
  for (const listener of changeListeners) listener()
}
