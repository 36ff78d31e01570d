export interface NewestFiles<Item> {
  readonly load: () => void
  /** Changes the list on screen; an answer that is on its way would be of before, so that the list is asked for anew. */
  readonly change: (change: (items: readonly Item[]) => readonly Item[]) => void
  /** Nobody looks at the list any more. */
  readonly drop: () => void
}

export interface NewestFilesOptions<Item> {
  readonly fetch: () => Promise<readonly Item[]>
  readonly show: (next: (items: readonly Item[] | null) => readonly Item[]) => void
  readonly onFailure: () => void
}

/** Loads a list that is changed meanwhile: an answer counts only while no later load and no change has overtaken it. */
export function newestFiles<Item>({ fetch, show, onFailure }: NewestFilesOptions<Item>): NewestFiles<Item> {
  let newest = 0
  let isOnItsWay = false
  const load = () => {
    newest += 1
    const own = newest
    isOnItsWay = true
    const answered = (take: () => void) => {
      if (own !== newest) return
      isOnItsWay = false
      take()
    }
    fetch().then(
      (items) => answered(() => show(() => items)),
      () => answered(onFailure),
    )
  }
  return {
    load,
    change: (change) => {
      show((items) => change(items ?? []))
      if (isOnItsWay) load()
    },
    drop: () => {
      newest += 1
      isOnItsWay = false
    },
  }
}
