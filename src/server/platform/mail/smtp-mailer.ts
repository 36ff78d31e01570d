import { createTransport } from 'nodemailer'
import { type Mailer, NotSentError, UndeliverableError } from './email.ts'
import { mimeMessage } from './mime-message.ts'

export interface SmtpTimeouts {
  readonly connectMs: number
  readonly greetingMs: number
  /** The longest silence of the server. */
  readonly silenceMs: number
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 15_000, greetingMs: 15_000, silenceMs: 30_000 }

const CONNECTIONS = 10

export interface SmtpOptions {
  /** smtp:// (TLS where the server offers it, or always with ?requireTLS=true) or smtps:// */
  readonly url: string
  /** The sender's address. */
  readonly address: () => string
  readonly connections?: number
  readonly timeouts?: SmtpTimeouts
}

/** A connection that rests is closed before the server does so. */
const REST_MS = 5_000

/** Emails go one after the other over a few connections; one that breaks fails the email it was at. */
export function openSmtp({ url, address, connections = CONNECTIONS, timeouts = TIMEOUTS }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    idleTimeout: REST_MS,
    connectionTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
  })
  return {
    atOnce: connections,
    async send(email, signal) {
      try {
        await transport.sendMail({ ...mimeMessage(email, address()), signal } as Parameters<typeof transport.sendMail>[0])
      } catch (error) {
        throw told(error)
      }
    },
  }
}

/** Replies to RCPT TO about the shop's own fault rather than the address: not signed in, not allowed, out of order. */
const ABOUT_US = /^(50[0234]|530|535)\b|^5\d\d[ -]5\.[57]\./

function told(error: unknown): Error {
  const { code, command, responseCode, response } = error as Partial<Record<'code' | 'command' | 'response', string>> & {
    responseCode?: number
  }
  const said = `${[code, command, responseCode, statusIn(response)].filter((part) => part !== undefined).join(' ')}`
  const isRefusedAddress = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500 && !ABOUT_US.test(response ?? '')
  return isRefusedAddress ? new UndeliverableError(said) : new NotSentError(said === '' ? String(error) : said)
}

/** The status such as 5.1.1; the words beside it may name the receiver. */
function statusIn(response: string | undefined): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
}
