/** As long as no word of an address is: the token of an email's link, which opens what it leads to. */
const TOKEN = /[\w-]{30,}/g
/** Names of files may be as long; elsewhere a dot and letters behind a token are the next sentence, glued on by a mail program. */
const FILES = /^\/(assets|media)\//
const TOKEN_BESIDE_FILES = /[\w-]{30,}(?![\w-]|\.\w)/g

/** A path as it may stand in a log: without what people type behind the `?`, and without what lets its reader in. */
export function loggedPath(url: string): string {
  const mark = url.indexOf('?')
  const path = inLetters(mark < 0 ? url : url.slice(0, mark))
  return path.replace(FILES.test(path) ? TOKEN_BESIDE_FILES : TOKEN, (text) => (/[A-Z]/.test(text) ? '…' : text))
}

/** Letters of a token may be written as `%2D`; the router reads them all the same. */
function inLetters(path: string): string {
  return path.replace(/%([0-7][\da-f])/gi, (written, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return /[\w-]/.test(letter) ? letter : written
  })
}
