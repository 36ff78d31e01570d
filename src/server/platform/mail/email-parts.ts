import type { Language } from '#domain/text/language.ts'

export interface EmailLink {
  readonly label: string
  readonly url: string
}

export interface EmailFact {
  readonly label: string
  readonly value: string
  /** True for values that read from left to right in every language: an email address, an article number. */
  readonly isLatin?: boolean
  /** A quieter line below the value; a text of the dictionaries with its values in place. */
  readonly detail?: string
  /** The page of the thing that the value names. */
  readonly url?: string
}

/** Texts come from the dictionaries with their values in place; people typed `facts` and `quote`. */
export interface EmailParts {
  readonly language: Language
  readonly subject: string
  /** The line that a mailbox shows behind the subject. */
  readonly preheader: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly EmailFact[]
  /** A person's own words, line by line. */
  readonly quote?: string
  readonly button?: EmailLink
  /** True for emails to the shop itself, which leave out how to reach the shop. */
  readonly isToShop?: boolean
  /** Small paragraphs below the button. */
  readonly notes?: readonly string[]
  readonly footer: { readonly reason: string; readonly link?: EmailLink }
}

export interface EmailLogo {
  readonly width: number
  readonly height: number
  /** It holds the company's name, which is not written beside it. */
  readonly isAlone: boolean
}

export interface EmailFrame {
  readonly company: string
  /** The owner's logo; null where the name stands alone. */
  readonly logo: EmailLogo | null
  readonly tagline: string
  readonly phones: readonly { readonly shown: string; readonly international: string }[]
  readonly linkHint: string
  readonly questions: string
}
