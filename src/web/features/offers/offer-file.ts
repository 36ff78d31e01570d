import type { Language } from '#domain/text/language.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { withToken } from '../../platform/calls/with-token.ts'

export interface WantedFile {
  readonly offerId: string
  readonly language: Language
  readonly name: string
  /** The offer itself by default. */
  readonly kind?: 'offer' | 'confirmation' | 'delivery'
  /** By default the draft, else the newest sent version. */
  readonly version?: number
  readonly hasPrices?: boolean
  /** The day of a delivery that has been made. */
  readonly delivered?: string | undefined
}

/** The document as a file; the call carries the sign-in, so that no address gives it to anybody else. */
export async function fetchOfferFile({
  offerId,
  language,
  name,
  kind = 'offer',
  version,
  hasPrices = true,
  delivered,
}: WantedFile): Promise<File> {
  const query = new URLSearchParams({ language, kind, prices: hasPrices ? 'yes' : 'no' })
  if (delivered !== undefined) query.set('delivered', delivered)
  if (version !== undefined) query.set('version', String(version))
  const path = `/api/offer/${encodeURIComponent(offerId)}/document?${query}`
  const response = await withToken((token) =>
    fetch(path, { headers: { 'accept-language': language, ...(token === null ? {} : { authorization: token }) } }),
  ).catch(() => null)
  if (response === null || !response.ok) throw new ApiError(response?.status ?? 0, 'unreachable', '')
  return new File([await response.blob()], name, { type: 'application/pdf' })
}

/** Opens the file beside the page, from where it is printed; a blocked window gets a download instead. */
export function openFile(file: File): void {
  const url = URL.createObjectURL(file)
  if (window.open(url, '_blank') === null) downloadUrl(url, file.name)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  downloadUrl(url, file.name)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function downloadUrl(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** True on a phone that hands a file to WhatsApp through its share sheet. */
export function maySharePdf(): boolean {
  if (typeof navigator.canShare !== 'function' || !window.matchMedia('(pointer: coarse)').matches) return false
  return navigator.canShare({ files: [new File([''], 'offer.pdf', { type: 'application/pdf' })] })
}
