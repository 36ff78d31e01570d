import { expect, test } from 'vitest'
import { describeEmailShop, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { emailOf, idOf, join, PASSWORD, signedIn, staffName } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'

const PEOPLE = staffName(['people'])
const CHOSEN = 'a horse of my own'
const NAMES = { firstName: 'Nour', lastName: 'Fahmy' }

describeEmailShop('invitations to the staff', (opened) => {
  const send = async (call: string, body: unknown = {}) =>
    sendJson(opened().shop, { call, headers: await signedIn(opened().shop, PEOPLE), body })
  const invite = (email: string, areas = ['sales'], language = 'en') => send('POST /api/staff/invite', { email, areas, language })
  const emails = async (email: string, count: number) => (await opened().mail.emailsTo(email, count)).map((each) => each.email)
  const tokenOf = (text = '') => new RegExp(`${PUBLIC_URL}(?:/ar)?/join-staff/([\\w-]{20,})`).exec(text)?.[1] ?? ''
  const invited = async (email: string, before = 0) => {
    expect((await invite(email)).status).toBe(200)
    // The email that proves a new account may come after the invitation.
    const texts = (await emails(email, before + 1)).map(({ text }) => tokenOf(text))
    return texts.find((token) => token !== '') ?? ''
  }
  const read = async (token: string) => (await opened().shop.get(`/api/staff/invitation/${token}`)).json.invitation
  const accept = (token: string, form: object) => post(opened().shop, `/api/staff/invitation/${token}`, form)
  const login = (email: string, password: string) => post(opened().shop, '/api/auth/login', { email, password })

  test('a new colleague gets an email, chooses name and password, and has the areas; the link works once', async () => {
    const email = newAddress()
    const token = await invited(email)
    expect(await read(token)).toEqual({ email, areas: ['sales'], needsPassword: true, isFirst: false, firstName: '', lastName: '' })
    expect((await accept(token, NAMES)).json).toMatchObject({ code: 'staff/password-missing', fields: { password: expect.anything() } })
    expect((await accept(token, { ...NAMES, password: '123456' })).json.code).toBe('account/password-common')
    const [first, second] = await Promise.all([
      accept(token, { ...NAMES, password: CHOSEN }),
      accept(token, { ...NAMES, password: CHOSEN }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 400])
    expect(await read(token)).toBeNull()
    expect((await login(email, CHOSEN)).json.user).toMatchObject({ ...NAMES, role: 'ROLE ADMIN', areas: ['sales'], isEmailProven: true })
  })

  test('the email is in the language that was chosen', async () => {
    const email = newAddress()
    await invite(email, ['catalogue', 'support'], 'ar')
    const [email1] = await emails(email, 1)
    expect(email1?.subject).toBe('دعوة للانضمام إلى فريق عمل ضيافة')
    expect(email1?.text).toContain('الدعم، المنتجات')
    expect(email1?.text).toContain(`${PUBLIC_URL}/ar/join-staff/`)
  })

  test('sent again, the former link ends; taken back, none works', async () => {
    const email = newAddress()
    const first = await invited(email)
    const [{ _id }] = (await send('GET /api/staff')).json.invitations.filter((each: { email: string }) => each.email === email)
    expect((await invite(email)).json).toMatchObject({ code: 'staff/invited', fields: { email: expect.anything() } })
    expect((await send(`POST /api/staff/invite/${_id}/again`)).status).toBe(200)
    const second = tokenOf((await emails(email, 2)).at(-1)?.text)
    expect([await read(first), (await read(second)).email]).toEqual([null, email])
    expect((await send(`DELETE /api/staff/invite/${_id}`)).status).toBe(200)
    expect(await read(second)).toBeNull()
    expect((await accept(second, { ...NAMES, password: CHOSEN })).json.code).toBe('account/link-invalid')
    expect((await send(`DELETE /api/staff/invite/${_id}`)).json.code).toBe('staff/no-invitation')
    expect((await send(`POST /api/staff/invite/${_id}/again`)).json.code).toBe('staff/no-invitation')
  })

  test('a proven account keeps its password and becomes staff by the link alone', async () => {
    const { shop } = opened()
    await join(shop, 'otherMember')
    const token = await invited(emailOf('otherMember'))
    expect(await read(token)).toMatchObject({ needsPassword: false, firstName: 'Karim' })
    expect((await accept(token, { ...NAMES, password: CHOSEN })).status).toBe(200)
    expect((await login(emailOf('otherMember'), CHOSEN)).json.code).toBe('account/wrong-credentials')
    expect((await login(emailOf('otherMember'), PASSWORD)).json.user).toMatchObject({ _id: idOf('otherMember'), areas: ['sales'] })
  })

  test('an account that was never proven is taken over: its password and sessions end', async () => {
    const { shop } = opened()
    const email = newAddress()
    const form = { email, password: PASSWORD, firstName: 'Thief', lastName: 'T', phoneNumber: '01000000000' }
    const { json } = await post(shop, '/api/auth/register', form)
    const token = await invited(email, 1)
    expect(await read(token)).toMatchObject({ needsPassword: true, firstName: '' })
    expect((await accept(token, { ...NAMES, password: CHOSEN })).status).toBe(200)
    expect((await shop.get('/api/user/me', { authorization: json.token })).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(400)
    expect((await login(email, CHOSEN)).json.user).toMatchObject({ ...NAMES, role: 'ROLE ADMIN' })
  })

  test('staff and merchants are not invited, and nobody without an area', async () => {
    const { shop } = opened()
    await join(shop, 'admin')
    await join(shop, 'merchant')
    expect((await invite(emailOf('admin'))).json.code).toBe('staff/already')
    expect((await invite(emailOf('merchant'))).json.code).toBe('staff/email-of-merchant')
    expect((await invite(newAddress(), [])).json).toMatchObject({ code: 'validation', fields: { areas: expect.anything() } })
  })

  test('colleagues are told by email what changed for them, and by whom', async () => {
    const { shop } = opened()
    const name = staffName(['sales', 'support', 'catalogue'])
    await join(shop, name)
    await send(`PUT /api/staff/${idOf(name)}/areas`, { areas: ['sales', 'support'] })
    await send(`DELETE /api/staff/${idOf(name)}`)
    const [changed, ended] = await emails(emailOf(name), 2)
    expect(changed?.subject).toBe('Your areas have changed')
    expect(changed?.text).toContain('Your areas are now: Sales, Support.')
    expect(changed?.text).toContain('Done by Nour.')
    expect(ended?.subject).toBe('Your access to the back office has ended')
  })
})
