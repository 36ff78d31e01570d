import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, type Person, signInAs, TEXTS } from './dashboard-screen.ts'

/** Somebody who wrote by the contact form and waits on the desk. */
async function waitingCustomer(page: Page): Promise<string> {
  const name = `Caller ${process.pid} ${Date.now()}`
  const data = { name, email: `${name.replaceAll(' ', '-').toLowerCase()}@guests.example`, message: 'Do you service Rational ovens?' }
  const reply = await page.request.post('/api/contact/add', { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return name
}

/** Holds the answers to some calls back while something is done. */
async function holding(page: Page, calls: string | RegExp, act: (asked: Promise<unknown>) => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = async (route: Route) => {
    await promise
    await route.continue().catch(() => undefined)
  }
  await page.route(calls, held)
  await act(page.waitForRequest(calls))
  resolve()
  await page.unroute(calls, held)
}

async function anotherScreen(page: Page, admin: Person, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await signInAs(other, admin)
  await openHydrated(other, path)
  return other
}

test('a call is logged by keys alone, under the Arabic layout, and another screen sees it; a typed note survives the news', async ({
  page,
  localPath,
  language,
}) => {
  const { desk } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const name = await waitingCustomer(page)
  const path = `${localPath('/dashboard/desk')}?search=${encodeURIComponent(name)}`
  await enterAs(page, admin, path)
  const other = await anotherScreen(page, admin, path)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await other.getByRole('link', { name }).click()
  const typed = other.getByRole('textbox', { name: desk.log.note })
  await typed.fill('Asks for the price of a yearly contract')

  // The Arabic layout gives these places other letters.
  const press = (code: string, key: string) =>
    page.evaluate(
      (init) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
      {
        code,
        key,
      },
    )
  await press('KeyJ', 'ت')
  await expect(page.getByRole('link', { name })).toBeFocused()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: desk.card })
  await expect(card.getByRole('heading', { name })).toBeFocused()
  await expect(card.getByRole('link', { name: desk.phone.write })).toHaveAttribute('href', /^mailto:caller-.+%40guests\.example\?body=./)
  await expectAccessible(page, 'main')
  await press('Digit2', '٢')
  await expect(card.getByText(desk.outcomes['no-answer']).last()).toBeVisible()
  await expect(card.getByRole('button', { name: desk.take.release })).toBeVisible()

  const otherCard = other.getByRole('region', { name: desk.card })
  await expect(otherCard.getByRole('button', { name: desk.take.release })).toBeVisible()
  await expect(typed).toHaveValue('Asks for the price of a yearly contract')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name })).toBeFocused()

  // The connection outlives a short loss of the network.
  const link = page.getByRole('status').filter({ hasText: desk.live })
  await expect(link).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByRole('button', { name: desk.tryNow })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(link).toBeVisible()
})

test('a card that is opened in place of another closes to the list, by Escape and by Back', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'the card covers the list')
  const names = [await waitingCustomer(page), await waitingCustomer(page)]
  const path = `${localPath('/dashboard/desk')}?search=${encodeURIComponent(`Caller ${process.pid}`)}`
  await enterAs(page, await demoPerson(page, 'admin'), path)
  const { desk } = TEXTS[language]
  const list = page.getByRole('region', { name: desk.list })
  const card = page.getByRole('region', { name: desk.card })
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    for (const name of names) {
      await list.getByRole('link', { name }).click()
      await expect(card.getByRole('heading', { name })).toBeFocused()
    }
    await close()
    await expect(card.getByRole('heading')).toHaveCount(0)
  }
})

/** Staff enter what somebody asked for by phone; the card has the caller's name. */
async function requestByPhone(page: Page, { token }: { readonly token: string }): Promise<string> {
  const unique = `${process.pid}${Date.now()}`.slice(-8)
  const name = `Buyer ${unique}`
  const request = { key: randomUUID(), name, phone: `011${unique}`, language: 'en', words: 'A dishwasher' }
  const reply = await page.request.post('/api/order/phone', { data: { request }, headers: { authorization: token } })
  expect(reply.status(), await reply.text()).toBe(200)
  return name
}

test('a choice that is made while an earlier one still loads is added to it; a card that is opened then replaces the search', async ({
  page,
  localPath,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'the card covers the list')
  const { desk } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const name = await requestByPhone(page, admin)
  await enterAs(page, admin, localPath('/dashboard/desk'))
  // Enter searches again.
  const list = page.getByRole('region', { name: desk.list })
  const field = page.getByRole('searchbox', { name: desk.search })
  await holding(page, /\/api\/desk\/?\?.*search=/, async (asked) => {
    await field.fill(name)
    await field.press('Enter')
    await asked
    await list.getByRole('link').first().click()
    await expect(page).toHaveURL(/entry=/)
  })
  // The opened card takes the focus once it is there, and with it a key that is pressed at that moment.
  await expect(async () => {
    await field.press('Enter')
    await expect(page).toHaveURL(/search=Buyer/, { timeout: 5_000 })
  }).toPass()
  await holding(page, /\/api\/desk\/?\?.*owner=mine/, async (asked) => {
    await page.getByRole('button', { name: desk.filters.mine }).click()
    await asked
    await page.getByLabel(desk.filters.state, { exact: true }).selectOption('new')
  })
  await expect(page).toHaveURL(/show=mine.*state=new/)
})

test('nothing that was typed is lost by a refusal or during a save', async ({ page, localPath, language }) => {
  const { desk } = TEXTS[language]
  const admin = await demoPerson(page, 'admin')
  const name = await requestByPhone(page, admin)
  await enterAs(page, admin, `${localPath('/dashboard/desk')}?search=${encodeURIComponent(name)}`)
  await page.getByRole('region', { name: desk.list }).getByRole('link', { name }).click()
  const card = page.getByRole('region', { name: desk.card })
  const note = card.getByRole('textbox', { name: desk.log.note })
  await note.fill('Wants')
  await holding(page, '**/api/desk/*/note', async (asked) => {
    await card.getByRole('button', { name: desk.log.addNote }).click()
    await asked
    await note.fill('Wants two of them')
  })
  await expect(card.getByText('Wants', { exact: true })).toBeVisible()
  await expect(note).toHaveValue('Wants two of them')

  await card.getByRole('button', { name: desk.close.wonAsk, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const sold = dialog.getByRole('textbox')
  await sold.fill('Two dishwashers')
  const refusal = { error: 'A colleague was faster', code: 'conflict' }
  await page.route('**/api/desk/*/close', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 })
  await dialog.getByRole('button', { name: desk.close.won }).click()
  await expect(page.getByText(refusal.error)).toBeVisible()
  await expect(dialog.getByRole('button', { name: desk.close.won })).not.toHaveAttribute('aria-busy', 'true')
  await expect(sold).toHaveValue('Two dishwashers')
  await dialog.getByRole('button', { name: desk.close.won }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: desk.close.reopen })).toBeVisible()
})
