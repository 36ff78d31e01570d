import type { Language } from '#domain/text/language.ts'

/** A text as it is read in the document's language, or a token that reads from left to right in both. */
export type Words = string | { readonly latin: string }

export interface LabelledWords {
  readonly label: string
  readonly words: Words
}

export interface DocumentLogo {
  readonly file: string
  /** It holds the company's name, which is not printed beside it. */
  readonly isAlone: boolean
  readonly widthMm: number
  readonly heightMm: number
}

/** Everything around a document's content, the same for all kinds. */
export interface DocumentFrame {
  readonly language: Language
  readonly fileTitle: string
  /** The day on which the document was made, `2026-11-30`: it also dates the file, so that the same facts make the same bytes. */
  readonly day: string
  readonly title: string
  /** Empty for kinds without a number. */
  readonly number: string
  /** The mark across drafts; null for everything that is valid. */
  readonly draftMark: string | null
  readonly letterhead: {
    readonly company: string
    /** The name of the picture; null for the shop's mark. */
    readonly logo: DocumentLogo | null
    readonly tagline: string
    readonly legalName: string
    readonly registers: readonly LabelledWords[]
    readonly contact: readonly Words[]
  }
  readonly footer: { readonly words: readonly Words[]; readonly page: string }
}

export interface DocumentRow {
  readonly number: string
  /** The name of a picture; null draws a placeholder, undefined leaves the cell empty. */
  readonly picture?: string | null
  readonly name: string
  readonly isUsed: string | null
  /** How an optional line or one of several choices counts. */
  readonly mark: string | null
  readonly facts: readonly string[]
  readonly details: readonly LabelledWords[]
  readonly note: string
  /** The cells after the item, in the order of the columns. */
  readonly cells: readonly string[]
  /** False for lines that the totals leave out. */
  readonly counts: boolean
}

export interface DocumentGroup {
  readonly title: string | null
  readonly rows: readonly DocumentRow[]
  readonly subtotal: { readonly label: string; readonly amount: string } | null
}

export interface DocumentTotal {
  readonly label: string
  readonly amount: string
  readonly isTotal: boolean
}

export interface DocumentTerm {
  readonly title: string
  readonly items: readonly string[]
}

export interface SignatureBox {
  readonly title: string
  readonly labels: readonly string[]
  /** Paths of the owner's pictures; names of given files once they were read. */
  readonly signature: string | null
  readonly stamp: string | null
}

export interface LinesDocument extends DocumentFrame {
  readonly addressee: { readonly label: string; readonly lines: readonly string[] } | null
  readonly facts: readonly LabelledWords[]
  readonly opening: string
  readonly columns: { readonly number: string; readonly item: string; readonly cells: readonly string[]; readonly hasPictures: boolean }
  readonly groups: readonly DocumentGroup[]
  readonly totals: readonly DocumentTotal[]
  readonly inWords: { readonly label: string; readonly words: string } | null
  readonly taxNote: string | null
  readonly plan: { readonly title: string; readonly columns: readonly string[]; readonly rows: readonly (readonly Words[])[] } | null
  readonly terms: readonly DocumentTerm[]
  readonly closing: string
  readonly notInvoice: string | null
  readonly signatures: readonly SignatureBox[]
  readonly qr: { readonly caption: string; readonly link: string } | null
}

/** The parts that only an offer and its confirmation fill. */
export const LINES_ONLY = {
  totals: [],
  inWords: null,
  taxNote: null,
  plan: null,
  terms: [],
  closing: '',
  notInvoice: null,
  signatures: [],
  qr: null,
} as const satisfies Partial<LinesDocument>

/** A cell of a table of figures; `part` draws a bar of that part of the column's largest one. */
export type FigureCell = Words | { readonly part: number; readonly words: Words }

export interface FiguresTable {
  readonly title: string
  /** Stands instead of a table without rows. */
  readonly none: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly FigureCell[])[]
}

export interface FiguresDocument extends DocumentFrame {
  readonly lead: string
  readonly tiles: readonly { readonly label: string; readonly value: Words; readonly more: Words }[]
  /** Tables over the whole width, and those of which two stand side by side. */
  readonly wide: readonly FiguresTable[]
  readonly halves: readonly FiguresTable[]
}

export interface ProductSheet extends DocumentFrame {
  readonly name: string
  readonly otherName: string
  readonly picture: string | null
  readonly facts: readonly LabelledWords[]
  readonly description: { readonly title: string; readonly paragraphs: readonly string[] } | null
  readonly specs: { readonly title: string; readonly rows: readonly LabelledWords[] } | null
  readonly inquire: string
  readonly qr: { readonly caption: string; readonly link: string }
}
