import { expect, test } from 'vitest'
import { describeEmailShop } from '#tests/support/shop/email-shop.ts'
import { done, ordering } from '#tests/support/shop/ordering.ts'
import { emailOf } from '#tests/support/shop/people.ts'
import { reviewing } from '#tests/support/shop/reviewing.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'

describeEmailShop('emails about reviews', (opened) => {
  const shop = () => opened().shop
  const { review, approve, reject } = reviewing(shop)
  const { call } = ordering(shop)

  test('the author is emailed about a rejection and a later approval, in the own language', async () => {
    const [oven = '', fridge = ''] = await shop().stock({
      products: [
        { name: 'Combi oven <6 trays>', nameAr: 'فرن كومبي ٦ صواني' },
        { name: 'Fridge', nameAr: 'ثلاجة' },
      ],
    })
    const id = await review('member', oven, { title: 'Strong & even' })
    done(await reject('admin', id))
    const [refusal] = await opened().mail.emailsTo(emailOf('member'), 1)
    expect(refusal?.email.subject).toBe('Your review was not published')
    expect(refusal?.email.text).toContain('Product: Combi oven <6 trays>')
    expect(refusal?.email.html).toMatch(new RegExp(`href="${PUBLIC_URL}/product/combi-oven-6-trays[^"#]*"`))

    done(await approve('admin', id))
    const message = (await opened().mail.emailsTo(emailOf('member'), 2)).find(({ email }) => email.subject === 'Your review is published')
    expect(message?.email.subject).toBe('Your review is published')
    expect(message?.email.text).toContain('Hello Mona,')
    expect(message?.email.text).toContain('Product: Combi oven <6 trays>')
    expect(message?.email.text).toContain('Title: Strong & even')
    expect(message?.email.html).toContain('Combi oven &lt;6 trays&gt;')
    expect(message?.email.html).toMatch(new RegExp(`href="${PUBLIC_URL}/product/combi-oven-6-trays[^"#]*#reviews"`))

    const login = { email: emailOf('member'), password: 'correct horse' }
    done(await call('nobody', 'POST', '/api/auth/login', login, 'ar'))
    done(await approve('admin', await review('member', fridge)))
    const messages = await opened().mail.emailsTo(emailOf('member'), 3)
    expect(messages).toHaveLength(3)
    const arabic = messages.find(({ email }) => email.subject === 'تم نشر تقييمك')
    expect(arabic?.email.text).toContain('المنتج: ثلاجة')
    expect(arabic?.email.html).toContain(`href="${PUBLIC_URL}/ar/product/fridge`)
  })
})
