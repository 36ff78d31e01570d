import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { newAddress, post } from '#tests/support/shop/email-shop.ts'
import { join, PASSWORD } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { firstAdminToken } from './first-admin.service.ts'

const CHOSEN = 'a horse of my own'

describeShop('the first admin of a shop without staff', (opened) => {
  const token = async (now = new Date()) => firstAdminToken({ database: opened().accounts.database, now: () => now })
  const printed = async (now?: Date) => (await token(now)) ?? ''
  const form = () => ({ email: newAddress(), firstName: 'Nour', lastName: 'Fahmy', password: CHOSEN })
  const read = async (link: string) => (await opened().get(`/api/staff/invitation/${link}`)).json.invitation
  const accept = (link: string, sent: object) => post(opened(), `/api/staff/invitation/${link}`, sent)
  const login = (email: string, password: string) => post(opened(), '/api/auth/login', { email, password })

  test('is made once by the link of a start, however many take it at the same time', async () => {
    const [one, other] = [await printed(), await printed()]
    expect(await read(one)).toMatchObject({ email: '', isFirst: true, needsPassword: true })
    const { email: _, ...nameless } = form()
    expect((await accept(one, nameless)).json).toMatchObject({ code: 'staff/email-missing', fields: { email: expect.anything() } })
    expect((await accept(one, { ...form(), password: '123456' })).json.code).toBe('account/password-common')
    const forms = [form(), form(), form(), form()]
    const answers = await Promise.all(forms.map((each, index) => accept(index % 2 === 0 ? one : other, each)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    const winner = forms[answers.findIndex(({ status }) => status === 200)]
    expect((await login(winner?.email ?? '', CHOSEN)).json.user).toMatchObject({
      role: 'ROLE ADMIN',
      areas: ['sales', 'approve', 'support', 'catalogue', 'people', 'settings'],
    })
    expect([await read(one), await read(other), await token()]).toEqual([null, null, null])
    expect((await accept(other, form())).json.code).toBe('account/link-invalid')
  })

  test('is not made by a link that is a day old, or after an admin came about in another way', async () => {
    const old = await printed(new Date(Date.now() - DAY_MS))
    expect(await read(old)).toBeNull()
    expect((await accept(old, form())).json.code).toBe('account/link-invalid')
    const fresh = await printed()
    await join(opened(), 'admin')
    expect(await read(fresh)).toBeNull()
    expect((await accept(fresh, form())).json.code).toBe('account/link-invalid')
  })

  test('takes over an account of the address that anybody may have made', async () => {
    const sent = form()
    const registered = { ...sent, password: PASSWORD, phoneNumber: '01000000000' }
    const { json } = await post(opened(), '/api/auth/register', registered)
    expect((await accept(await printed(), sent)).status).toBe(200)
    expect((await opened().get('/api/user/me', { authorization: json.token })).status).toBe(401)
    expect((await login(sent.email, PASSWORD)).status).toBe(400)
    expect((await login(sent.email, CHOSEN)).json.user.role).toBe('ROLE ADMIN')
  })
})
