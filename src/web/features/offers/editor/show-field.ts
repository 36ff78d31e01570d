const FRAMES_MOST = 60

/** Leads to a field of the form by its path: opens the folds around it and focuses it. A path of a group leads to its first field. */
export function showField(path: string): void {
  requestAnimationFrame(() => {
    if (showExisting(path)) return
    const fold = foldOfLine(path)
    if (fold === null) return
    fold.open = true
    whenMade(path, FRAMES_MOST)
  })
}

/** The fields in a line's fold are made some frames after it opens. */
function whenMade(path: string, frames: number): void {
  requestAnimationFrame(() => {
    if (!showExisting(path) && frames > 1) whenMade(path, frames - 1)
  })
}

function showExisting(path: string): boolean {
  const found = [path, `${path}.`].flatMap((start) => [
    ...document.querySelectorAll<HTMLElement>(start === path ? `[data-path="${CSS.escape(path)}"]` : `[data-path^="${CSS.escape(start)}"]`),
  ])[0]
  if (found === undefined) return false
  lead(found)
  return true
}

/**
 * Leads to the first figure that can't be read, where there is one. An unreadable one that is still being typed is left for a moment, so
 * that its sentence appears.
 */
export function showRefusedFigure(): boolean {
  const found = document.querySelector<HTMLElement>('[data-refused]')
  if (found === null) return false
  found.blur()
  requestAnimationFrame(() => lead(found))
  return true
}

function lead(found: HTMLElement): void {
  for (let fold = found.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
  found.focus({ preventScroll: true })
  found.scrollIntoView({ block: 'center' })
}

function foldOfLine(path: string): HTMLDetailsElement | null {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')]
  return lines.find(({ dataset }) => path.startsWith(`lines.${dataset.line}.`))?.querySelector('details') ?? null
}
