import type { Language } from '#domain/text/language.ts'
import { ApiError } from '../api.ts'
import { withToken } from '../with-token.ts'

/** Fetches a file that only signed-in people may have, and gives it to the browser to save. */
export async function saveFile(path: string, name: string, language: Language): Promise<void> {
  saveBlob(await fetchFile(path, language), name)
}

/** Sends a form whose answer is a file, and gives that to the browser to save. */
export async function saveAnswer(path: string, body: unknown, name: string, language: Language): Promise<void> {
  const sent = { method: 'POST', body: JSON.stringify(body) }
  saveBlob(await fetchFile(path, language, sent, { 'content-type': 'application/json' }), name)
}

/** Fetches a file that only signed-in people may have. */
export async function fetchFile(
  path: string,
  language: Language,
  sent: RequestInit = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Blob> {
  const response = await withToken((token) =>
    fetch(path, { ...sent, headers: { ...headers, 'accept-language': language, ...(token === null ? {} : { authorization: token }) } }),
  ).catch(() => {
    throw new ApiError(0, 'unreachable', '')
  })
  if (!response.ok) {
    const { error = '', code = 'internal', fields } = await response.json().catch(() => ({}))
    throw new ApiError(response.status, code, error, fields)
  }
  return response.blob()
}

/** Gives the browser a text that the page has made. */
export function saveText(text: string, name: string, type: string): void {
  saveBlob(new Blob([text], { type }), name)
}

/** Gives the browser a file that the page has. */
export function saveBlob(file: Blob, name: string): void {
  lend(file, (address) => saveAddress(address, name))
}

/** Opens the file beside the page, from where it is printed; a blocked window gets a download instead. */
export function openFile(file: File): void {
  lend(file, (address) => {
    if (window.open(address, '_blank') === null) saveAddress(address, file.name)
  })
}

function saveAddress(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

const LENT_MS = 60_000

/** A browser says nowhere when it has read the file, and some begin late: Safari saves nothing once the address is gone. */
function lend(file: Blob, use: (address: string) => void): void {
  const address = URL.createObjectURL(file)
  use(address)
  setTimeout(() => URL.revokeObjectURL(address), LENT_MS)
}
