import styles from './icon.module.css'

/** Outlines on a grid of 24. They are decoration; the text beside them is read. */
const OUTLINES = {
  alert: 'M12 9v4M12 16v.01M10.24 4.02 2.4 17.1A2 2 0 0 0 4.1 20h15.8a2 2 0 0 0 1.7-2.9L13.76 4.02a2 2 0 0 0-3.52 0',
  arrow: 'M5 12h14M13 18l6-6M13 6l6 6',
  bag: 'M6.3 8h11.4a2 2 0 0 1 2 2.3l-1.3 8.2a3 3 0 0 1-2.9 2.5h-7a3 3 0 0 1-2.9-2.5L4.3 10.3a2 2 0 0 1 2-2.3M9 11V6a3 3 0 0 1 6 0v5',
  box: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12 4 7.5M16 5.25l-8 4.5',
  call: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2M15 4v5h5M20 4l-5 5',
  check: 'M5 12l5 5L20 7',
  chevron: 'M6 9l6 6l6-6',
  close: 'M18 6 6 18M6 6l12 12',
  facebook: 'M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  heart: 'M19.5 12.6 12 20l-7.5-7.4A5 5 0 1 1 12 6a5 5 0 1 1 7.5 6.6',
  home: 'M5 12H3l9-9 9 9h-2M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6',
  instagram: 'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM9 12a3 3 0 1 0 6 0a3 3 0 0 0-6 0M16.5 7.5v.01',
  linkedin: 'M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
  lock: 'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM11 16a1 1 0 1 0 2 0a1 1 0 0 0-2 0M8 11V7a4 4 0 1 1 8 0v4',
  mail: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6 9-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  message: 'M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  pin: 'M12 11m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M17.7 16.7 12 22l-5.7-5.3a8 8 0 1 1 11.4 0',
  plus: 'M12 5v14M5 12h14',
  search: 'M10 10m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6',
  tools: 'M3 21h4L20 8a1.5 1.5 0 0 0-4-4L3 17zM14.5 5.5l4 4M12 8 7 3 3 7l5 5M7 8 5.5 9.5M16 12l5 5-4 4-5-5M16 17l-1.5 1.5',
  user: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
  whatsapp: 'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
  x: 'M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M13.228 10.772 20 4',
  youtube: 'M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zM10 9l5 3-5 3z',
} as const

export type IconName = keyof typeof OUTLINES

/** Outlines that point along the line of reading and are mirrored in Arabic. */
const MIRRORED: ReadonlySet<IconName> = new Set(['arrow', 'message'])

export function Icon({ name }: { readonly name: IconName }) {
  return <Outline outline={OUTLINES[name]} isMirrored={MIRRORED.has(name)} />
}

export interface OutlineProps {
  readonly outline: string
  readonly isMirrored?: boolean
}

/** Draws an outline that only one place uses, so that it loads with that place. */
export function Outline({ outline, isMirrored = false }: OutlineProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" {...(isMirrored ? { 'data-mirror': '' } : {})}>
      <path d={outline} />
    </svg>
  )
}
