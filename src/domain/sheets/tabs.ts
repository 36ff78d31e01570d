/** Thin spaces, which nobody types, stand around the name of the tab. */
const MARK = '\u2009–\u2009'

const ENDING = /\.[^.]*$/

/** The name of a sheet that comes from one of several tabs of a file. */
export function nameOfTab(fileName: string, tab: string): string {
  const [ending = ''] = ENDING.exec(fileName) ?? []
  return `${fileName.slice(0, fileName.length - ending.length)}${MARK}${tab}${ending}`
}

export interface Tab {
  /** The name up to that of the tab, which all tabs of a file share. */
  readonly start: string
  readonly tab: string
}

/** Null for the sheet of a file with one tab. */
export function tabOf(name: string): Tab | null {
  const at = name.lastIndexOf(MARK)
  if (at < 0) return null
  return { start: name.slice(0, at + MARK.length), tab: name.slice(at + MARK.length).replace(ENDING, '') }
}
