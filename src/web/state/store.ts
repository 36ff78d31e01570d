import { useSyncExternalStore } from 'react'

/** A value outside of React, which components read through `useStore`. */
export interface Store<State> {
  readonly get: () => State
  readonly set: (state: State) => void
  /** Returns the function that ends the subscription. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** While somebody subscribes, `listen` brings changes from outside of this page; it returns the function that ends it. */
export function createStore<State>(initial: State, listen?: () => () => void): Store<State> {
  const subscribers = new Set<() => void>()
  let state = initial
  let stop: (() => void) | undefined
  return {
    get: () => state,
    set: (next) => {
      state = next
      for (const onChange of subscribers) onChange()
    },
    subscribe: (onChange) => {
      if (subscribers.size === 0) stop = listen?.()
      subscribers.add(onChange)
      return () => {
        subscribers.delete(onChange)
        if (subscribers.size === 0) stop?.()
      }
    },
  }
}

/** The part of the state that `read` takes; `onServer` on the server's page, which is the same for everybody, and during its hydration. */
export function useStore<State, Part>(store: Store<State>, read: (state: State) => Part, onServer: Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => onServer,
  )
}

type OnStored = (key: string | null, before?: string | null, after?: string | null) => void

/** Calls on each change by another tab, and with the key null when Back restores the page from the browser's cache, because it has missed all changes. */
export function listenToStorage(onChange: OnStored): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('storage', ({ key, oldValue, newValue }) => onChange(key, oldValue, newValue), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange(null), { signal })
  return () => listening.abort()
}
