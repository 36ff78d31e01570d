const TOKEN_LEAST = 30
/** The token of an emailed link, which grants access; it is longer than any word of an address. */
const TOKEN = /[\w-]{30,}/g
/** File names may be as long. Elsewhere a dot and letters after a token are the next sentence, glued on by a mail program. */
const FILES = /^\/(assets|media)\//
const TOKEN_BESIDE_FILES = /[\w-]{30,}(?![\w-]|\.\w)/g

/** A path that is safe to log: without the query, which people type, and without tokens, which grant access. */
export function loggedPath(url: string): string {
  const mark = url.indexOf('?')
  const asked = mark < 0 ? url : url.slice(0, mark)
  if (asked.length < TOKEN_LEAST) return asked
  const path = inLetters(asked)
  return path.replace(FILES.test(path) ? TOKEN_BESIDE_FILES : TOKEN, (text) => (/[A-Z]/.test(text) ? '…' : text))
}

/** Decodes letters such as `%2D`: a token may be written with them, and the router reads them all the same. */
function inLetters(path: string): string {
  return path.replace(/%([0-7][\da-f])/gi, (written, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return /[\w-]/.test(letter) ? letter : written
  })
}
