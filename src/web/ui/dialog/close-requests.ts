/** A browser's own watcher of requests to close: Escape, and Back on a phone. Chrome and Edge have it, Safari and Firefox do not. */
interface Watcher extends EventTarget {
  destroy(): void
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => Watcher
  }
}

/**
 * Calls back once the person asks to close a layer that is no modal dialog, since those are asked by the browser. Where the browser watches,
 * one request closes the topmost layer alone, dialogs and popovers among them; elsewhere it is the Escape key. Returns the function that
 * ends it.
 */
export function onCloseRequest(close: () => void): () => void {
  if (window.CloseWatcher !== undefined) {
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', close)
    return () => {
      watcher.removeEventListener('close', close)
      watcher.destroy()
    }
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
