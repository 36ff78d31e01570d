import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../../state/store.ts'

/** Ends a piece of work; false where it failed, which the person has been told. */
type Finish = () => Promise<boolean>

/** Work that leaving the page would cut off: pictures on their way, texts that were typed beside a form. */
const unfinished = createStore<readonly Finish[]>([])

function add(finish: Finish): () => void {
  unfinished.set([...unfinished.get(), finish])
  return () => unfinished.set(unfinished.get().filter((each) => each !== finish))
}

export function useHasUnfinished(): boolean {
  return useStore(unfinished, ({ length }) => length > 0, false)
}

/** Leaving is asked about until the work has ended, and a form of the page is saved after it. */
export async function askBeforeLeavingUntil(work: Promise<boolean>): Promise<void> {
  const remove = add(() => work.catch(() => false))
  try {
    await work
  } finally {
    remove()
  }
}

/** Typed texts with a button of their own are saved by the form beside them too. */
export function useUnfinishedTexts(isTyped: boolean, save: Finish): void {
  const newest = useRef(save)
  useEffect(() => {
    newest.current = save
  })
  useEffect(() => (isTyped ? add(() => newest.current()) : undefined), [isTyped])
}

/** Waits for all of it, one after the other; false where some of it failed. */
export async function finishAll(): Promise<boolean> {
  let isWell = true
  for (const finish of unfinished.get()) isWell = (await finish()) && isWell
  return isWell
}
