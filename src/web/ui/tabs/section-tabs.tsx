import { useEffect, useState } from 'react'
import styles from './section-tabs.module.css'

export interface SectionTab {
  /** The id of the section that the tab leads to. */
  readonly id: string
  readonly title: string
}

/** The part of the screen in which a section counts as being read: below the sticky bars at its top. */
const READING_LINE = '-160px 0px -60% 0px'

/** Links to the sections of a long page; the one being read is marked. */
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
        // The later section counts where two meet, because the end of the earlier one has been read.
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

/** True where the page is scrolled back to above the section. */
function isBelowTop(id = ''): boolean {
  return (document.getElementById(id)?.getBoundingClientRect().top ?? 0) > 0
}
