type ArrivalListener = (count: number) => void
type ChangeListener = () => void

const arrivalListeners = new Set<ArrivalListener>()
const changeListeners = new Set<ChangeListener>()

/** Calls the listener when customers' requests arrive; returns the function that unsubscribes it. */
export function onOrdersArrived(listener: ArrivalListener): () => void {
  arrivalListeners.add(listener)
  return () => arrivalListeners.delete(listener)
}

/** Calls the listener when the number of waiting requests may have changed. */
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
