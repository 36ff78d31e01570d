import { expect, test } from 'vitest'
import { describeEmailShop, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'

const PASSWORD = 'correct horse'

describeEmailShop('the last email of a deleted account', (opened, on) => {
  test('goes to its address in its language, and its job tells nobody the address', async () => {
    const { shop, mail } = opened()
    const email = newAddress()
    const form = { email, password: PASSWORD, firstName: 'منى', lastName: 'عادل', phoneNumber: '01000000000' }
    const { json } = await post(shop, '/api/auth/register', form, 'ar')
    await mail.emailsTo(email)
    const headers = { authorization: String(json.token), 'accept-language': 'ar' }
    const { status } = await sendJson(shop, { call: 'DELETE /api/user/me', headers, body: { password: PASSWORD } })
    expect(status).toBe(200)
    const last = (await mail.emailsTo(email, 2)).at(-1)?.email
    expect(last?.subject).toBe('تم حذف حسابك')
    expect(last?.text).toContain('أهلًا منى،')
    expect(last?.text).toContain(email)
    const { rows } = await on
      .database()
      .runSql<{ count: number }>(`select count(*)::int as count from pgboss.job where data::text like '%${email}%'`)
    expect(rows).toEqual([{ count: 0 }])
  })
})
