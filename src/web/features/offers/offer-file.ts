import type { Language } from '#domain/text/language.ts'
import { fetchFile } from '../../platform/calls/files/save-file.ts'

export interface WantedFile {
  readonly offerId: string
  readonly language: Language
  readonly name: string
  /** The offer itself by default. */
  readonly kind?: 'offer' | 'confirmation' | 'delivery'
  /** The version to show; the default is the draft, or the newest sent version if there is none. */
  readonly version?: number
  readonly hasPrices?: boolean
  /** The day of a delivery that has been made. */
  readonly delivered?: string | undefined
}

/** The document as a file, in a language of its own; a refusal speaks that of the page. */
export async function fetchOfferFile(
  { offerId, language, name, kind = 'offer', version, hasPrices = true, delivered }: WantedFile,
  pageLanguage: Language,
): Promise<File> {
  const query = new URLSearchParams({ language, kind, prices: hasPrices ? 'yes' : 'no' })
  if (delivered !== undefined) query.set('delivered', delivered)
  if (version !== undefined) query.set('version', String(version))
  const path = `/api/offer/${encodeURIComponent(offerId)}/document?${query}`
  return new File([await fetchFile(path, pageLanguage)], name, { type: 'application/pdf' })
}

/** True on a phone that hands a file to WhatsApp through its share sheet. */
export function maySharePdf(): boolean {
  if (typeof navigator.canShare !== 'function' || !window.matchMedia('(pointer: coarse)').matches) return false
  return navigator.canShare({ files: [new File([''], 'offer.pdf', { type: 'application/pdf' })] })
}
