const LONGEST = 500
/** Browsers read a backslash as a slash, and drop tabs and line ends before they read the rest. */
const UNREADABLE = /[\\\p{Cc}\s]/u

/** A page of this shop to return to; null for anything that a browser could read as another site or as a call. */
export function readReturnPath(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text.length > LONGEST || UNREADABLE.test(text)) return null
  const path = text.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/') || path.includes('//')) return null
  return isCall(path) ? null : text
}

function isCall(path: string): boolean {
  const folders = path.toLowerCase().split('/')
  return folders.includes('api') || folders.some((folder) => /^(\.|%2e){1,2}$/.test(folder))
}
