import { extractText, getDocumentProxy, getMeta } from 'unpdf'

export interface ReadPdf {
  readonly text: string
  readonly lastPage: string
  readonly pages: number
  readonly title: string
  readonly language: string
}

/** The text of all pages. Arabic letters can come out of a PDF in another order, so tests look for Latin tokens. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf))
  const { text: each, totalPages } = await extractText(proxy, { mergePages: false })
  const texts = each.map((text) => text.replace(/\s+/g, ' '))
  const { info } = await getMeta(proxy)
  return {
    text: texts.join(' '),
    lastPage: texts.at(-1) ?? '',
    pages: totalPages,
    title: String(info.Title),
    language: String(info.Language),
  }
}
