import { openAlive } from '#tests/support/browser/alive.ts'
import { testsInOwnShop } from '#tests/support/browser/own-shop.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { startShop } from '#tests/support/browser/shop-process.ts'
import { startSocialService } from '#tests/support/social/social-service.ts'
import { menuOf, TEXTS } from './dashboard-screen.ts'

const EMAIL = 'mona@guests.example'

/** A shop that Google signs people in to. */
const test = testsInOwnShop(async () => {
  const google = await startSocialService('openid')
  google.person = { sub: 'g-1', email: EMAIL, email_verified: true, given_name: 'Mona', family_name: 'Samir' }
  const shop = await startShop({ GOOGLE_CLIENT_ID: 'google-id', GOOGLE_CLIENT_SECRET: 'google-secret', GOOGLE_ISSUER: google.origin })
  const stop = async () => {
    await shop.stop()
    await google.close()
  }
  return { ...shop, stop }
})

test('an account that signs in with Google shows that in place of an email, and has no password here', async ({
  page,
  localPath,
  language,
}) => {
  const { account, dashboard, shell } = TEXTS[language]
  await openAlive(page, localPath('/login'))
  await page.getByRole('link', { name: account.login.google }).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
  const main = page.getByRole('main')
  await expect(main.getByText(language === 'en' ? 'Logged in With Google' : 'تم تسجيل الدخول عبر جوجل')).toBeVisible()
  await expect(main.getByText(EMAIL)).toHaveCount(0)
  const menu = await menuOf(page, language)
  const { account: own, address, orders, wishlist, support } = dashboard.sections
  await expect(menu.getByRole('link')).toHaveText([own, address, orders, wishlist, support])
  await openAlive(page, localPath('/dashboard/security'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.notFound.text)
})
