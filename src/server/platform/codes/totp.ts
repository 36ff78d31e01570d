import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../secrets/is-same-secret.ts'

/** Time-based one-time codes of authenticator apps (RFC 6238), with the settings that all apps know. */
const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** A phone's clock may be a step off, and typing takes time. */
const STEPS_ASIDE = 1

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in the letters that people type into an app. */
export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES))
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri({
  secret,
  account,
  issuer,
}: {
  readonly secret: string
  readonly account: string
  readonly issuer: string
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** The step of time whose code this is, the newest first; null for a wrong code. A step must be taken once only. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  const steps = Array.from({ length: 2 * STEPS_ASIDE + 1 }, (_, index) => current + STEPS_ASIDE - index)
  return steps.find((step) => isSameSecret(totpCode(secret, step), code)) ?? null
}

/** The code of a step of time. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const value = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS
  return String(value).padStart(DIGITS, '0')
}

export function base32(bytes: Uint8Array): string {
  let [bits, value, text] = [0, 0, '']
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xff_ff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32[(value >> bits) & 31]
    }
  }
  return bits === 0 ? text : text + BASE32[(value << (5 - bits)) & 31]
}

function bytesOf(secret: string): Buffer {
  let [bits, value] = [0, 0]
  const bytes: number[] = []
  for (const letter of secret) {
    value = ((value << 5) | BASE32.indexOf(letter)) & 0xff_ff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 0xff)
  }
  return Buffer.from(bytes)
}
