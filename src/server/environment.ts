import { z } from 'zod'
import { StartRefusal } from './platform/start-refusal.ts'

/** A wrong setting stops the start with a sentence that names the variable. */
export class SettingError extends StartRefusal {
  override name = 'SettingError'
}

/** Settings with passwords or keys, which are never repeated on a screen or in a log. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'JWT_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'DRIVE_API_KEY',
  'CDN_PURGE_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
])
const SHOWN_LETTERS_MOST = 100

const onOff = oneOf(['on', 'off', 'true', 'false', '1', '0']).transform((value) => value === 'on' || value === 'true' || value === '1')
const DEMO_VALUES = 'must be on, off, auto, true, false, 1 or 0'
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((url) => !/[?#]/.test(url), 'must be an address without ? and #, since paths are put behind it')
  .transform((url) => url.replace(/\/+$/, ''))
const databaseAddress = z.string().refine((url) => /^postgres(ql)?:\/\//.test(url), 'must be a postgresql:// address')
/** The address of another service, used unchanged. */
const serviceAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const addressTemplate = z.string().refine((template) => /^https?:\/\//.test(template) && URL.canParse(template), {
  error: 'must be an http:// or https:// address',
  abort: true,
})
const imageTemplate = addressTemplate.refine((template) => template.includes('{id}'), 'must hold {id} where the id of an image belongs')
const folderTemplate = addressTemplate.refine((template) => template.includes('{sku}'), 'must hold {sku} where the SKU belongs')

const headerPairs = z
  .string()
  .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'must be pairs such as key=value,other=value')
  .transform((pairs) =>
    Object.fromEntries(pairs.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
  )

const Variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_POOL: wholeNumber(2, 500).default(10),
  DEMO: z.union([z.literal('auto'), onOff], DEMO_VALUES).optional(),
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  JWT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z.string().refine(isMailServer, 'must be an smtp:// or smtps:// address').optional(),
  SMTP_CONNECTIONS: wholeNumber(1, 100).default(10),
  STAFF_EMAIL: z.email('must be an email address').optional(),
  TRUST_PROXY: onOff.default(false),
  RATE_LIMITS: onOff.default(true),
  CDN: onOff.default(false),
  CDN_PURGE_URL: serviceAddress.optional(),
  DRIVE_IMAGE_URL: imageTemplate.optional(),
  DRIVE_FOLDER_URL: folderTemplate.optional(),
  DRIVE_API_URL: folderTemplate.optional(),
  DRIVE_API_KEY: z.string().min(1).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: onOff.default(true),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_AUTH_URL: serviceAddress.default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: serviceAddress.default('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: serviceAddress.default('https://graph.facebook.com/v24.0/me'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 03:00')
    .default('03:00'),
  BACKUP_KEEP: wholeNumber(1, 9999).default(14),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerPairs.default({}),
  OTEL_SERVICE_NAME: z.string().min(1).default('diyafa'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number)
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be ${listed(values, 'or')}`)
}

function listed(names: readonly string[], word: 'and' | 'or'): string {
  const [last = '', ...before] = names.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${word} ${last}`
}

function isMailServer(url: string): boolean {
  return /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== ''
}

export type Environment = Readonly<z.output<typeof Variables>> & {
  /** The demo shop loads by itself only into the embedded database, and never in production or when others can reach the shop. */
  readonly isDemo: boolean
  /** True when the demo shop was skipped only because others can reach the shop: everybody can read its admin's password. */
  readonly isDemoLeftOut: boolean
  /** False where the caller says development, whose pages are rendered by `npm run dev`; a server that is told nothing has pages. */
  readonly hasPages: boolean
}

export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Variables.safeParse(given)
  if (!parsed.success) throw new SettingError(parsed.error.issues.map((issue) => sentence(issue, given)).join('\n'))
  const values = parsed.data
  refuseWithoutDatabase(values)
  refuseHalfStore(given)
  refuseHalfDrive(values)
  refuseHalfCredentials(values, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  refuseHalfCredentials(values, 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET')
  return { ...values, ...demoOf(values), hasPages: given.NODE_ENV !== 'development' }
}

function refuseWithoutDatabase(values: z.output<typeof Variables>): void {
  if (values.DATABASE_URL !== undefined) return
  const given = (['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const).find((name) => values[name] !== undefined)
  if (given !== undefined) throw new SettingError(`${given} is set, so DATABASE_URL must be set too.`)
}

function demoOf(values: z.output<typeof Variables>): Pick<Environment, 'isDemo' | 'isDemoLeftOut'> {
  const { DEMO: demo = values.NODE_ENV === 'production' ? false : 'auto', DATABASE_URL: databaseUrl } = values
  if (demo !== 'auto') return { isDemo: demo, isDemoLeftOut: false }
  const isWanted = databaseUrl === undefined
  const isReachable = isReachableByOthers(values)
  return { isDemo: isWanted && !isReachable, isDemoLeftOut: isWanted && isReachable }
}

const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i

function isReachableByOthers({ HOST: host, PUBLIC_URL: publicUrl }: Pick<z.output<typeof Variables>, 'HOST' | 'PUBLIC_URL'>): boolean {
  if (!OWN_MACHINE.test(host)) return true
  if (publicUrl === undefined) return false
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || !OWN_MACHINE.test(hostname)
}

const STORE = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const OF_THE_STORE = ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE', ...STORE] as const

/** Refuses half of the S3 settings: pictures would silently go to the disk of one machine. */
function refuseHalfStore(given: Readonly<Record<string, string | undefined>>): void {
  const isGiven = (name: string) => given[name] !== undefined
  const present = OF_THE_STORE.find(isGiven)
  const missing = STORE.filter((name) => !isGiven(name))
  if (present === undefined || missing.length === 0) return
  throw new SettingError(`${isGiven('S3_BUCKET') ? 'S3_BUCKET' : present} is set, so ${listed(missing, 'and')} must be set too.`)
}

function refuseHalfDrive({
  DRIVE_API_URL: url,
  DRIVE_API_KEY: key,
}: {
  DRIVE_API_URL?: string | undefined
  DRIVE_API_KEY?: string | undefined
}): void {
  if (key !== undefined && url === undefined) throw new SettingError('DRIVE_API_KEY is set, so DRIVE_API_URL must be set too.')
  if (key === undefined && url?.includes('{key}') === true) {
    throw new SettingError('DRIVE_API_URL holds {key}, so DRIVE_API_KEY must be set too.')
  }
}

function refuseHalfCredentials<Name extends string>(
  values: { readonly [name in Name]?: string | undefined },
  id: Name,
  secret: Name,
): void {
  if ((values[id] === undefined) === (values[secret] === undefined)) return
  const [given, missing] = values[id] === undefined ? [secret, id] : [id, secret]
  throw new SettingError(`${given} is set, so ${missing} must be set too.`)
}

function sentence({ path, message }: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): string {
  const name = String(path[0])
  const value = given[name] ?? ''
  const shown = value.length > SHOWN_LETTERS_MOST ? `${value.slice(0, SHOWN_LETTERS_MOST)}…` : value
  return `The setting ${name} is wrong: it ${SECRETS.has(name) ? '' : `is ${JSON.stringify(shown)} and `}${message}.`
}
