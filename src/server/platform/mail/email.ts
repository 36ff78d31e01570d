/** The rendered texts of an email. */
export interface RenderedEmail {
  /** The shop's name as the reader knows it. */
  readonly sender: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface Correspondent {
  readonly name: string
  readonly address: string
}

export interface Attachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Buffer
  /** The name under which the email's own text shows it, so that it is listed nowhere. */
  readonly cid?: string
}

export interface Email extends RenderedEmail {
  /** Stable over all tries, so that a duplicate can be recognised. */
  readonly id: string
  readonly to: string
  /** Others who get the same email. */
  readonly alsoTo?: readonly string[]
  /** The address for replies; by default the shop's. */
  readonly replyTo?: Correspondent
  readonly attachments?: readonly Attachment[]
  /** The request that led to it, for a header that leads back to the log. */
  readonly requestId?: string | undefined
  /** Mail programs POST to it to take the receiver off the list. */
  readonly unsubscribeUrl?: string
}

export interface Mailer {
  /** The number of emails of one kind that it is given at the same time. */
  readonly atOnce: number
  /** Resolves once a server or the outbox has taken the email over. */
  send(email: Email, signal: AbortSignal): Promise<void>
}

/** The receiver's server says that there is no such address: another try would change nothing. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}

/** This try failed. The message names no receiver, so it may stand in a log. */
export class NotSentError extends Error {
  override name = 'NotSentError'
}
