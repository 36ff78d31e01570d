import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, headingOf, newPerson, TEXTS } from './dashboard-screen.ts'
import { holdLine, rowOf, saidOn, say } from './support-screen.ts'

/** The other browser, or the server by itself, has to notice something first. */
const SEEN_MS = 20_000

test.use({
  expectedComplaints: [/WebSocket connection to .*socket\.io|Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/],
})

test('a customer asks, the staff answers, the customer goes offline and back, and every word is there once', async ({
  page,
  context,
  newVisitor,
  localPath,
  language,
}) => {
  const { support } = TEXTS[language]
  const name = `Rania ${Date.now()}`
  const customer = await newPerson(page, { firstName: name })
  const line = await holdLine(context)
  await enterAs(page, customer, localPath('/support'))
  await expect(headingOf(page)).toHaveText(support.title)
  await expect(page.getByText(support.noMessages)).toBeVisible()
  await expect(page.getByText(support.awayTitle)).toBeVisible()
  expect(line.sent[0]).toBe('connectUser')

  const staff = await (await newVisitor()).newPage()
  await enterAs(staff, await demoPerson(page, 'admin'), localPath('/support'))
  await expect(page.getByText(support.awayTitle)).toBeHidden()
  await say(page, language, 'Is the combi oven in stock?')
  const row = rowOf(staff, language, name)
  await expect(row).toContainText('Is the combi oven in stock?')
  await row.click()
  await expect(saidOn(staff, language)).toContainText(['Is the combi oven in stock?'])
  await say(staff, language, 'نعم، متوفر في القاهرة.')
  await expect(saidOn(page, language)).toContainText(['Is the combi oven in stock?', 'نعم، متوفر في القاهرة.'])

  await line.cut()
  await expect(page.getByText(support.notConnected)).toBeVisible()
  await expect(staff.getByRole('main').getByText(support.offline, { exact: true }).filter({ visible: true }).last()).toBeVisible({
    timeout: SEEN_MS,
  })
  await say(page, language, 'Typed in the cellar')
  await expect(page.getByText(support.waitingToSend)).toBeVisible()
  await say(staff, language, 'Are you still there?')
  await line.mend()
  await expect(page.getByText(support.notConnected)).toBeHidden({ timeout: SEEN_MS })
  const whole = ['Is the combi oven in stock?', 'نعم، متوفر في القاهرة.', 'Are you still there?', 'Typed in the cellar']
  for (const screen of [page, staff]) {
    await expect(saidOn(screen, language)).toHaveCount(whole.length)
    await expect(saidOn(screen, language)).toContainText(whole)
  }
  await expectAccessible(page, 'main')
  await expectAccessible(staff, 'main')
})
