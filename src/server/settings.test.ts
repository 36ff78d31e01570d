import { describe, expect, test } from 'vitest'
import { readSettings, SettingError } from './settings.ts'

const S3 = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

describe('settings', () => {
  test('have a default wherever the shop can run without being told', () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      NODE_ENV: 'development',
      TRUST_PROXY: false,
      RATE_LIMITS: true,
      S3_REGION: 'us-east-1',
      S3_FORCE_PATH_STYLE: true,
      LOG_LEVEL: 'info',
      isDemo: true,
    })
  })

  test('an empty value is none at all', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'NODE_ENV', 'TRUST_PROXY', 'S3_BUCKET', 'LOG_LEVEL']
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readSettings({}))
  })

  test('what is not a setting of ours is passed over', () => {
    expect(readSettings({ PATH: '/bin', HOME: '/root' })).toEqual(readSettings({}))
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
    ['DEMO', 'yes please'],
    ['NODE_ENV', 'staging'],
    ['TRUST_PROXY', '2'],
    ['RATE_LIMITS', 'never'],
    ['DRIVE_IMAGE_URL', 'drive.example/{id}'],
    ['DRIVE_IMAGE_URL', 'https://'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_FORCE_PATH_STYLE', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%j stops the start with a sentence that names it', (name, value) => {
    const read = () => readSettings({ ...S3, [name]: value })
    expect(read).toThrow(SettingError)
    expect(read).toThrow(new RegExp(`^The setting ${name} is wrong: .+\\.$`))
  })

  test('all that is wrong is said at once, a line each', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/^The setting PORT is wrong: .+\nThe setting LOG_LEVEL is wrong: .+$/)
  })

  test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('a bucket without %s stops the start', (missing) => {
    expect(() => readSettings({ ...S3, [missing]: '' })).toThrow(SettingError)
    expect(() => readSettings({ ...S3, [missing]: '' })).toThrow(missing)
  })

  test.each([
    [{ DATABASE_URL: 'postgres://a@b/c' }, 'DATABASE_URL', 'postgres://a@b/c'],
    [{ DATABASE_URL: 'postgresql://a@b/c' }, 'DATABASE_URL', 'postgresql://a@b/c'],
    [{ PUBLIC_URL: 'https://shop.example//' }, 'PUBLIC_URL', 'https://shop.example'],
    [{ PORT: '0' }, 'PORT', 0],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS', false],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY', true],
    [{ DRIVE_IMAGE_URL: 'https://drive.example/thumb?id={id}&w=1000' }, 'DRIVE_IMAGE_URL', 'https://drive.example/thumb?id={id}&w=1000'],
    [S3, 'S3_BUCKET', 'pictures'],
  ] as const)('%j is understood', (given, name, value) => {
    expect(readSettings(given)[name]).toBe(value)
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
  ] as const)('with %j the demo shop is loaded: %s', (given, isDemo) => {
    expect(readSettings(given).isDemo).toBe(isDemo)
  })
})
