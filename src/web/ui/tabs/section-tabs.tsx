import { useEffect, useState } from 'react'
import styles from './section-tabs.module.css'

export interface SectionTab {
  /** Of the element that it leads to. */
  readonly id: string
  readonly title: string
}

/** How far down the screen a section must have come to be the one that is read: below the bars that stay at its top. */
const READING_LINE = '-160px 0px -60% 0px'

/** Ways to the sections of a long page, the one on the screen marked. */
export function SectionTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly SectionTab[] }) {
  const current = useSectionOnScreen(tabs)
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.tab} href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useSectionOnScreen(tabs: readonly SectionTab[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const ids = tabs.map(({ id }) => id).join(' ')
  useEffect(() => {
    const order = ids.split(' ')
    const seen: Record<string, boolean> = {}
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[target.id] = isIntersecting
        // Where two meet, the end of the first has been read.
        const last = order.filter((id) => seen[id]).at(-1)
        if (last !== undefined) setCurrent(last)
        else if (isBelowTop(order[0])) setCurrent(null)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}

/** True for the first section where the page has been scrolled back to above it. */
function isBelowTop(id = ''): boolean {
  return (document.getElementById(id)?.getBoundingClientRect().top ?? 0) > 0
}
