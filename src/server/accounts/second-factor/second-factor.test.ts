import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { totpCode } from '#server/platform/codes/totp.ts'
import { emailOf, idOf, join, PASSWORD, signedIn, staffName } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { secondFactors, recoveryCodes as storedCodes } from './second-factor.tables.ts'

const STAFF = staffName(['sales', 'settings'])
const PEOPLE = staffName(['people'])
const STEP_MS = 30_000

let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
/** Time is moved on from the first whole step, so that no code ends during a test. */
const next = () => (aheadMs += STEP_MS)
const codeNow = (secret: string) => totpCode(secret, Math.floor(now().getTime() / STEP_MS))

describeShop(
  'the second factor',
  (shop) => {
    const send = (call: string, headers: Record<string, string>, body: unknown = {}) => sendJson(shop(), { call, headers, body })
    const login = (code?: string, name = STAFF) =>
      send('POST /api/auth/login', {}, { email: emailOf(name), password: PASSWORD, ...(code === undefined ? {} : { code }) })
    /** Signs in, sets the code up and answers the secret and the recovery codes. */
    const enrolled = async (name = STAFF): Promise<{ secret: string; recoveryCodes: string[]; headers: { authorization: string } }> => {
      await join(shop(), name)
      const headers = { authorization: String((await login(undefined, name)).json.token) }
      const { secret } = (await send('POST /api/auth/second-factor/begin', headers, { password: PASSWORD })).json
      const { status, json } = await send('POST /api/auth/second-factor/confirm', headers, { code: codeNow(secret) })
      expect(status).toBe(200)
      next()
      return { secret, recoveryCodes: json.recoveryCodes, headers }
    }
    beforeEach(() => {
      aheadMs = 0
    })

    test('is set up with the password and a code, and asked for at sign-in from then on', async () => {
      await join(shop(), STAFF)
      const headers = { authorization: String((await login()).json.token) }
      expect((await send('POST /api/auth/second-factor/begin', headers)).json.code).toBe('account/wrong-password')
      const { json: begun } = await send('POST /api/auth/second-factor/begin', headers, { password: PASSWORD })
      expect(begun.uri).toBe(`otpauth://totp/Diyafa:${encodeURIComponent(emailOf(STAFF))}?secret=${begun.secret}&issuer=Diyafa`)
      expect((await login()).status).toBe(200)
      expect((await send('POST /api/auth/second-factor/confirm', headers, { code: '000000' })).json.code).toBe('account/wrong-code')
      const { json } = await send('POST /api/auth/second-factor/confirm', headers, { code: codeNow(begun.secret) })
      expect(json.recoveryCodes).toHaveLength(10)
      expect((await login()).json).toMatchObject({ code: 'auth/second-factor' })
      expect((await login('')).json).toMatchObject({ code: 'auth/second-factor' })
      next()
      expect((await login(codeNow(begun.secret))).json.user.email).toBe(emailOf(STAFF))
      expect((await shop().get('/api/auth/second-factor', headers)).json).toEqual({ isOn: true, recoveryCodesLeft: 10, isRequired: false })
      expect((await send('POST /api/auth/second-factor/begin', headers, { password: PASSWORD })).json.code).toBe('account/code-on')
    })

    test('without the right password nobody learns that a code is due', async () => {
      await enrolled()
      const wrong = await send('POST /api/auth/login', {}, { email: emailOf(STAFF), password: 'wrong horse' })
      expect(wrong.json.code).toBe('account/wrong-credentials')
    })

    test('a code works once, also for two at the same time, and one of an earlier step not after it', async () => {
      const { secret } = await enrolled()
      const earlier = codeNow(secret)
      next()
      const code = codeNow(secret)
      const answers = await Promise.all([login(code), login(code)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      expect((await login(code)).json).toMatchObject({ code: 'account/wrong-code', fields: { code: expect.anything() } })
      expect((await login(earlier)).json.code).toBe('account/wrong-code')
      next()
      expect((await login(codeNow(secret))).status).toBe(200)
    })

    test('a recovery code stands in for the app once, however it is typed', async () => {
      const { recoveryCodes, headers } = await enrolled()
      const [code = ''] = recoveryCodes
      expect((await login(` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200)
      expect((await login(code)).json.code).toBe('account/wrong-code')
      expect((await shop().get('/api/auth/second-factor', headers)).json.recoveryCodesLeft).toBe(9)
    })

    test('a recovery code that an older version stored works once too', async () => {
      await enrolled()
      const codeHash = createHash('sha256')
        .update(`${idOf(STAFF)} ABCDEFGH23`)
        .digest('base64url')
      await shop()
        .accounts.database.db.insert(storedCodes)
        .values({ userId: idOf(STAFF), codeHash })
      expect((await login('abcde-fgh23')).status).toBe(200)
      expect((await login('abcde-fgh23')).json.code).toBe('account/wrong-code')
    })

    test('new recovery codes end the former ones', async () => {
      const { secret, recoveryCodes, headers } = await enrolled()
      const { json } = await send('POST /api/auth/second-factor/codes', headers, { code: codeNow(secret) })
      expect((await login(recoveryCodes[0])).json.code).toBe('account/wrong-code')
      expect((await login(json.recoveryCodes[0])).status).toBe(200)
    })

    test('wrong codes are limited, for whoever has the password', async () => {
      const { secret } = await enrolled()
      const codes: string[] = []
      for (let n = 0; n < 12; n++) codes.push((await login('000000')).json.code)
      expect(codes.slice(0, 10).every((code) => code === 'account/wrong-code')).toBe(true)
      expect(codes.at(-1)).toBe('too-many-requests')
      expect((await login(codeNow(secret))).json.code).toBe('too-many-requests')
    })

    test('is switched off by a code, and sign-in asks for none from then on', async () => {
      const { secret, headers } = await enrolled()
      expect((await send('POST /api/auth/second-factor/off', headers, { code: '000000' })).json.code).toBe('account/wrong-code')
      expect((await send('POST /api/auth/second-factor/off', headers, { code: codeNow(secret) })).status).toBe(200)
      expect((await login()).status).toBe(200)
      expect((await send('POST /api/auth/second-factor/off', headers, { code: '000000' })).json.code).toBe('account/code-off')
    })

    test('its secret is stored sealed, and nothing of it stands in the history', async () => {
      const { secret, recoveryCodes } = await enrolled()
      const rows = await shop().accounts.database.db.select().from(secondFactors)
      expect(JSON.stringify(rows)).not.toContain(secret)
      const { json } = await shop().get(`/api/history/user/${idOf(STAFF)}`, await signedIn(shop(), 'admin'))
      expect(json.entries[0].action).toBe('user.second-factor-on')
      expect(JSON.stringify(json)).not.toMatch(new RegExp(`${secret}|${recoveryCodes[0]}`))
    })

    test('sealed with secrets that are gone, its recovery codes still work, and a code of the app says why not', async () => {
      const { secret, recoveryCodes } = await enrolled()
      await shop()
        .accounts.database.db.update(secondFactors)
        .set({ sealedSecret: Buffer.alloc(48).toString('base64url') })
      expect((await login(codeNow(secret))).json).toMatchObject({ code: 'account/codes-lost', fields: { code: expect.anything() } })
      expect((await login(recoveryCodes[0])).status).toBe(200)
    })

    test('a colleague who manages people resets it; nobody resets the own', async () => {
      await enrolled()
      const by = await signedIn(shop(), PEOPLE)
      expect((await send(`DELETE /api/staff/${idOf(PEOPLE)}/second-factor`, by)).json.code).toBe('staff/own-code')
      expect((await send(`DELETE /api/staff/${idOf(STAFF)}/second-factor`, by)).status).toBe(200)
      expect((await login()).status).toBe(200)
      const { json } = await shop().get(`/api/history/user/${idOf(STAFF)}`, await signedIn(shop(), 'admin'))
      expect(json.entries[0]).toMatchObject({ action: 'user.second-factor-reset', actor: { _id: idOf(PEOPLE) } })
    })

    test('ends with the access of a colleague', async () => {
      await enrolled()
      await send(`DELETE /api/staff/${idOf(STAFF)}`, await signedIn(shop(), PEOPLE))
      expect((await login()).json.user.role).toBe('ROLE MEMBER')
    })

    describe('required from all staff', () => {
      const require = (headers: Record<string, string>, isRequired = true) => send('PUT /api/staff/required-code', headers, { isRequired })

      test('can be required only by a colleague with the area of people who has one', async () => {
        const headers = await signedIn(shop(), STAFF)
        expect((await require(await signedIn(shop(), PEOPLE))).json.code).toBe('area-missing')
        expect((await require(headers)).json.code).toBe('staff/own-code-first')
        const { headers: enrolledToo } = await enrolled()
        expect((await require(enrolledToo)).status).toBe(200)
        expect((await require(await signedIn(shop(), PEOPLE))).json.code).toBe('code-missing')
      })

      test('shuts every area to those who have none, until they set it up; nobody switches theirs off', async () => {
        const { secret, headers } = await enrolled()
        const sales = staffName(['sales'])
        const them = await signedIn(shop(), sales)
        expect((await shop().get('/api/offer', them)).status).toBe(200)
        await require(headers)
        const refused = await shop().get('/api/offer', them)
        expect(refused).toMatchObject({ status: 403, json: { code: 'code-missing', error: expect.stringContaining('Account Security') } })
        // A record that is not their own is shut for the same reason.
        expect((await shop().get(`/api/order/${randomUUID()}`, them)).json.code).toBe('code-missing')
        expect((await shop().get('/api/user/me', them)).json.user).toMatchObject({ areas: [], mustSetUpCode: true })
        expect((await send('POST /api/auth/second-factor/off', headers, { code: codeNow(secret) })).json.code).toBe('account/code-required')
        const own = await enrolled(sales)
        expect((await shop().get('/api/offer', own.headers)).status).toBe(200)
        expect((await shop().get('/api/user/me', own.headers)).json.user).toMatchObject({ areas: ['sales'], mustSetUpCode: false })
        await require(headers, false)
        next()
        expect((await send('POST /api/auth/second-factor/off', headers, { code: codeNow(secret) })).status).toBe(200)
      })
    })

    test('is for staff alone', async () => {
      const headers = await signedIn(shop(), 'member')
      expect((await shop().get('/api/auth/second-factor', headers)).status).toBe(403)
      expect((await send('POST /api/auth/second-factor/begin', headers, { password: PASSWORD })).status).toBe(403)
    })
  },
  { now },
)
