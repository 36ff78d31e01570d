/** What a person reads. */
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

export interface Email extends RenderedEmail {
  /** The same for every try, so that an email which was sent twice can be known as one. */
  readonly id: string
  readonly to: string
  /** Where answers go; without it to the shop. */
  readonly replyTo?: Correspondent
  /** An address that takes the receiver off the list when mail programs POST to it. */
  readonly unsubscribeUrl?: string
}

export interface Mailer {
  /** Done once the email is out of our hands. */
  send(email: Email, signal: AbortSignal): Promise<void>
}

/** The receiver's side says that there is no such address: trying again would change nothing. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}

/** Not sent this time. It names no receiver, so that it may stand in a log. */
export class NotSentError extends Error {
  override name = 'NotSentError'
}
