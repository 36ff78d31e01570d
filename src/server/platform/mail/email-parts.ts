import type { Language } from '#domain/language.ts'

export interface EmailLink {
  readonly label: string
  readonly url: string
}

export interface EmailFact {
  readonly label: string
  readonly value: string
  /** Reads from left to right in every language: an e-mail address, an article number. */
  readonly isLatin?: boolean
  /** Quieter, below the value; a text of the dictionaries with its values in place. */
  readonly detail?: string
  /** The page that the value is about. */
  readonly url?: string
}

/** Texts come from the dictionaries with their values in place; `facts` and `quote` are as somebody typed them. */
export interface EmailParts {
  readonly language: Language
  readonly subject: string
  /** What lists of emails show behind the subject. */
  readonly preheader: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly EmailFact[]
  /** Somebody's own words, line by line. */
  readonly quote?: string
  readonly button?: EmailLink
  /** The shop itself reads it and needs no way to reach the shop. */
  readonly isToShop?: boolean
  /** Below the button, quieter. */
  readonly notes?: readonly string[]
  readonly footer: { readonly reason: string; readonly link?: EmailLink }
}

export interface EmailFrame {
  readonly company: string
  readonly tagline: string
  readonly phones: readonly { readonly shown: string; readonly international: string }[]
  readonly linkHint: string
  readonly questions: string
}
