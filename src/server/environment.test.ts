import { describe, expect, test } from 'vitest'
import { readEnvironment, SettingError } from './environment.ts'

const S3 = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const SECRET = new Set(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'JWT_SECRET', 'SMTP_URL'])

describe('settings', () => {
  test('have a default wherever the shop can run without a value', () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      NODE_ENV: 'development',
      TRUST_PROXY: false,
      DATABASE_POOL: 10,
      SMTP_CONNECTIONS: 10,
      RATE_LIMITS: true,
      CDN: false,
      S3_REGION: 'us-east-1',
      S3_FORCE_PATH_STYLE: true,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      FACEBOOK_AUTH_URL: 'https://www.facebook.com/v24.0/dialog/oauth',
      FACEBOOK_TOKEN_URL: 'https://graph.facebook.com/v24.0/oauth/access_token',
      FACEBOOK_PROFILE_URL: 'https://graph.facebook.com/v24.0/me',
      BACKUP_AT: '03:00',
      BACKUP_KEEP: 14,
      METRICS_HOST: '127.0.0.1',
      OTEL_EXPORTER_OTLP_HEADERS: {},
      OTEL_SERVICE_NAME: 'diyafa',
      LOG_LEVEL: 'info',
      isDemo: true,
      isDemoLeftOut: false,
      hasPages: true,
    })
  })

  test('leave a server without pages only where it is told that they are developed', () => {
    expect(readEnvironment({ NODE_ENV: 'development' }).hasPages).toBe(false)
    expect(readEnvironment({ NODE_ENV: 'production' }).hasPages).toBe(true)
  })

  test('an empty value counts as absent', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'NODE_ENV', 'TRUST_PROXY', 'S3_BUCKET', 'LOG_LEVEL']
    expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnvironment({}))
  })

  test.each(['smtp://mail.shop.example', 'smtps://shop%40example:pa%3Ass@mail.shop.example:465', 'smtp://[::1]:25?requireTLS=true'])(
    'accepts %s as a mail server',
    (url) => {
      expect(readEnvironment({ SMTP_URL: url, STAFF_EMAIL: 'staff@shop.example' })).toMatchObject({ SMTP_URL: url })
    },
  )

  test('ignores unknown variables', () => {
    expect(readEnvironment({ PATH: '/bin', HOME: '/root' })).toEqual(readEnvironment({}))
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://shop.example/?from=letter'],
    ['PUBLIC_URL', 'https://shop.example/#top'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_DIRECT_URL', 'localhost'],
    ['DATABASE_READ_URL', 'localhost'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '501'],
    ['DATABASE_POOL', '10.5'],
    ['JWT_SECRET', 'too short'],
    ['SMTP_URL', 'mail.example:password'],
    ['SMTP_CONNECTIONS', '0'],
    ['STAFF_EMAIL', 'staff'],
    ['GOOGLE_ISSUER', 'google'],
    ['FACEBOOK_AUTH_URL', 'facebook'],
    ['DEMO', 'yes please'],
    ['NODE_ENV', 'staging'],
    ['JWT_SECRET', 'too short'],
    ['SMTP_URL', 'mail.shop.example'],
    ['SMTP_URL', 'https://mail.shop.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user:pass@'],
    ['SMTP_CONNECTIONS', '0'],
    ['STAFF_EMAIL', 'staff'],
    ['STAFF_EMAIL', 'a@shop.example, b@shop.example'],
    ['TRUST_PROXY', '2'],
    ['RATE_LIMITS', 'never'],
    ['DRIVE_IMAGE_URL', 'drive.example/{id}'],
    ['DRIVE_IMAGE_URL', 'https://'],
    ['DRIVE_IMAGE_URL', 'https://drive.example/thumb?id=ID'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_FORCE_PATH_STYLE', 'maybe'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['FACEBOOK_AUTH_URL', 'facebook'],
    ['FACEBOOK_TOKEN_URL', 'ftp://graph.facebook.com'],
    ['FACEBOOK_PROFILE_URL', '/me'],
    ['METRICS_PORT', 'on'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%j stops the start with a sentence that names it', (name, value) => {
    const read = () => readEnvironment({ ...S3, [name]: value })
    expect(read).toThrow(SettingError)
    const shown = SECRET.has(name) ? '' : `is ${JSON.stringify(value).replace(/[.?/*()]/g, '\\$&')} and `
    expect(read).toThrow(new RegExp(`^The setting ${name} is wrong: it ${shown}must (be|have|hold) [^"]+\\.$`))
  })

  test('the sentence names the allowed values', () => {
    expect(() => readEnvironment({ DEMO: 'yes' })).toThrow(
      'The setting DEMO is wrong: it is "yes" and must be on, off, auto, true, false, 1 or 0.',
    )
    expect(() => readEnvironment({ PORT: '70000' })).toThrow('it is "70000" and must be a whole number from 0 to 65535.')
  })

  test('long values are cut', () => {
    expect(() => readEnvironment({ LOG_LEVEL: 'x'.repeat(5_000) })).toThrow(/^.{150,300}$/)
  })

  test('every wrong setting is reported at once, a line each', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(
      /^The setting PORT is wrong: .+\nThe setting LOG_LEVEL is wrong: .+$/,
    )
  })

  test.each([
    [{ DATABASE_DIRECT_URL: 'postgres://127.0.0.1/shop' }, 'DATABASE_DIRECT_URL is set, so DATABASE_URL must be set too.'],
    [{ S3_BUCKET: 'pictures' }, 'S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.'],
    [{ ...S3, S3_ACCESS_KEY_ID: '' }, 'S3_BUCKET is set, so S3_ACCESS_KEY_ID must be set too.'],
    [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_BUCKET is set, so S3_SECRET_ACCESS_KEY must be set too.'],
    [{ ...S3, S3_BUCKET: '' }, 'S3_ACCESS_KEY_ID is set, so S3_BUCKET must be set too.'],
    [
      { S3_ENDPOINT: 'https://store.example' },
      'S3_ENDPOINT is set, so S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.',
    ],
    [{ S3_REGION: 'eu-west-1' }, 'S3_REGION is set, so S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.'],
    [
      { S3_FORCE_PATH_STYLE: 'off' },
      'S3_FORCE_PATH_STYLE is set, so S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.',
    ],
  ])('the incomplete S3 settings %j stop the start', (given, sentence) => {
    expect(() => readEnvironment(given)).toThrow(new SettingError(sentence))
  })

  test.each([
    [{ DATABASE_URL: 'postgres://a@b/c' }, 'DATABASE_URL', 'postgres://a@b/c'],
    [{ DATABASE_URL: 'postgresql://a@b/c' }, 'DATABASE_URL', 'postgresql://a@b/c'],
    [{ PUBLIC_URL: 'https://shop.example//' }, 'PUBLIC_URL', 'https://shop.example'],
    [{ PORT: '0' }, 'PORT', 0],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS', false],
    [{ JWT_SECRET: 'sixteen letters!' }, 'JWT_SECRET', 'sixteen letters!'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY', true],
    [{ DRIVE_IMAGE_URL: 'https://drive.example/thumb?id={id}&w=1000' }, 'DRIVE_IMAGE_URL', 'https://drive.example/thumb?id={id}&w=1000'],
    [S3, 'S3_BUCKET', 'pictures'],
  ] as const)('accepts %j', (given, name, value) => {
    expect(readEnvironment(given)[name]).toBe(value)
  })

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID is set, so GOOGLE_CLIENT_SECRET must be set too.'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_SECRET is set, so GOOGLE_CLIENT_ID must be set too.'],
    [{ FACEBOOK_CLIENT_ID: 'id' }, 'FACEBOOK_CLIENT_ID is set, so FACEBOOK_CLIENT_SECRET must be set too.'],
    [{ FACEBOOK_CLIENT_SECRET: 'secret' }, 'FACEBOOK_CLIENT_SECRET is set, so FACEBOOK_CLIENT_ID must be set too.'],
  ])('%j alone stops the start', (given, sentence) => {
    expect(() => readEnvironment(given)).toThrow(new SettingError(sentence))
  })

  test.each([
    [{}, true],
    [{ NODE_ENV: 'test' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ DATABASE_URL: 'postgres://a@b/c' }, false],
    [{ NODE_ENV: 'production', DEMO: 'on' }, true],
    [{ DATABASE_URL: 'postgres://a@b/c', DEMO: '1' }, true],
    [{ DEMO: 'off' }, false],
    [{ DEMO: 'false' }, false],
    [{ DEMO: 'auto' }, true],
    [{ DEMO: 'auto', NODE_ENV: 'production' }, true],
    [{ DEMO: 'auto', DATABASE_URL: 'postgres://a@b/c' }, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://shop.localhost' }, true],
    [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.2:3000' }, true],
  ] as const)('with %j the demo shop is loaded: %s', (given, isDemo) => {
    expect(readEnvironment(given).isDemo).toBe(isDemo)
  })

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: 'https://localhost' },
    { PUBLIC_URL: 'http://shop.lan:3000' },
    { PUBLIC_URL: 'http://localhost.evil.example' },
  ])('with %j, when others may reach the shop, the demo with its known admin is not loaded by itself', (given) => {
    for (const more of [{}, { DEMO: 'auto' }])
      expect(readEnvironment({ ...given, ...more })).toMatchObject({ isDemo: false, isDemoLeftOut: true })
    expect(readEnvironment({ ...given, DEMO: 'on' })).toMatchObject({ isDemo: true, isDemoLeftOut: false })
    expect(readEnvironment({ ...given, NODE_ENV: 'production' })).toMatchObject({ isDemo: false, isDemoLeftOut: false })
  })
})

describe('the picture drive', () => {
  test.each([
    [
      { DRIVE_FOLDER_URL: 'https://drive.example/folders' },
      'DRIVE_FOLDER_URL is wrong: it is "https://drive.example/folders" and must hold {sku}',
    ],
    [{ DRIVE_API_URL: 'files?q={sku}' }, 'DRIVE_API_URL is wrong'],
    [{ DRIVE_API_KEY: 'secret' }, 'DRIVE_API_KEY is set, so DRIVE_API_URL must be set too.'],
    [{ DRIVE_API_URL: 'https://drive.example/?q={sku}&key={key}' }, 'DRIVE_API_URL holds {key}, so DRIVE_API_KEY must be set too.'],
  ])('%j stops the start', (environment, sentence) => {
    expect(() => readEnvironment(environment)).toThrow(sentence)
  })

  test('is set up by its addresses and key', () => {
    const environment = {
      DRIVE_FOLDER_URL: 'https://drive.example/{sku}',
      DRIVE_API_URL: 'https://drive.example/?q={sku}&key={key}',
      DRIVE_API_KEY: 'k',
    }
    expect(readEnvironment(environment)).toMatchObject(environment)
  })
})
