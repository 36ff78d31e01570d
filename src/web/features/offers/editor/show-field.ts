/** Leads to a field of the form by its path: opens the folds around it and focuses it. A path of a group leads to its first field. */
export function showField(path: string): void {
  requestAnimationFrame(() => {
    const found = [path, `${path}.`].flatMap((start) => [
      ...document.querySelectorAll<HTMLElement>(
        start === path ? `[data-path="${CSS.escape(path)}"]` : `[data-path^="${CSS.escape(start)}"]`,
      ),
    ])[0]
    if (found === undefined) return
    for (let fold = found.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
    found.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'center' })
  })
}
