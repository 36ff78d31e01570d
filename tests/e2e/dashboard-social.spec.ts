import { ownData as arabicOwnData } from '#i18n/ar/own-data.ts'
import { ownData as englishOwnData } from '#i18n/en/own-data.ts'
import { openAlive } from '#tests/support/browser/alive.ts'
import { testsInOwnShop } from '#tests/support/browser/own-shop.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { startShop } from '#tests/support/browser/shop-process.ts'
import { startSocialService } from '#tests/support/social/social-service.ts'
import { storedToken } from './account-screen.ts'
import { TEXTS } from './dashboard-screen.ts'

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

test('somebody who signed in with Google long ago signs in again to delete the account', async ({ page, localPath, language }) => {
  const ownData = language === 'ar' ? arabicOwnData : englishOwnData
  await openAlive(page, localPath('/login'))
  await page.getByRole('link', { name: TEXTS[language].account.login.google }).click()
  await expect(page).toHaveURL(localPath('/dashboard'))
  const before = await storedToken(page)
  const tooOld = { status: 400, json: { error: 'too old', code: 'account/sign-in-again', fields: {} } }
  await page.route('**/api/user/me', (route) => (route.request().method() === 'DELETE' ? route.fulfill(tooOld) : route.fallback()))
  const dialog = page.getByRole('dialog', { name: ownData.delete.title })
  await page.getByRole('button', { name: ownData.delete.open }).click()
  await dialog.getByRole('button', { name: ownData.delete.act }).click()
  await dialog.locator('a[href^="/api/auth/google"]').click()
  await expect(async () => expect(await storedToken(page)).not.toBe(before)).toPass()
  await page.unroute('**/api/user/me')
  await page.getByRole('button', { name: ownData.delete.open }).click()
  await dialog.getByRole('button', { name: ownData.delete.act }).click()
  await expect(page).toHaveURL(localPath('/'))
  expect(await storedToken(page)).toBeNull()
})
