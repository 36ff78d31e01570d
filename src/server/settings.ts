import { z } from 'zod'
import { StartRefusal } from './platform/start-refusal.ts'

/** A setting that is wrong stops the start with a sentence that names the variable. */
export class SettingError extends StartRefusal {
  override name = 'SettingError'
}

const onOff = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((value) => value === 'on' || value === 'true' || value === '1')
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((url) => !/[?#]/.test(url), 'paths are put behind it, so it can have no ? and no #')
  .transform((url) => url.replace(/\/+$/, ''))
const addressTemplate = z.string().refine((template) => /^https?:\/\//.test(template) && URL.canParse(template), 'must be a web address')
const port = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().max(65_535))

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:\/\//.test(url), 'must be a postgresql:// address')
    .optional(),
  DEMO: onOff.optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  TRUST_PROXY: onOff.default(false),
  RATE_LIMITS: onOff.default(true),
  DRIVE_IMAGE_URL: addressTemplate.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: onOff.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Settings = Readonly<z.output<typeof Environment>> & {
  /** The demo shop loads by itself only into the embedded database, and never where the caller says production. */
  readonly isDemo: boolean
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new SettingError(parsed.error.issues.map(sentence).join('\n'))
  const values = parsed.data
  if (values.S3_BUCKET !== undefined && (values.S3_ACCESS_KEY_ID === undefined || values.S3_SECRET_ACCESS_KEY === undefined)) {
    throw new SettingError('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.')
  }
  return { ...values, isDemo: values.DEMO ?? (values.DATABASE_URL === undefined && values.NODE_ENV !== 'production') }
}

function sentence(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0])
  return `The setting ${name} is wrong: ${issue.message}.`
}
