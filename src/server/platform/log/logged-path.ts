/** As long as no word of an address is: the token of a letter's link, which opens what it leads to. What ends like a file is none. */
const TOKEN = /[\w-]{30,}(?![\w-]|\.\w)/g

/** A path as it may stand in a log: without what people type behind the `?`, and without what lets its reader in. */
export function loggedPath(url: string): string {
  const mark = url.indexOf('?')
  return (mark < 0 ? url : url.slice(0, mark)).replace(TOKEN, (text) => (/[A-Z]/.test(text) ? '…' : text))
}
