import { translator } from '#i18n/translate.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { demoPerson, enterAs, newPerson, TEXTS } from './dashboard-screen.ts'
import { holdLine, lookAgain, lookAway, saidOn, say, staffOf } from './support-screen.ts'

/** The time by which the page's clock may be put forward: a connection notices a silence by itself later. */
const A_MOMENT_MS = 10_000

test.use({
  expectedComplaints: [/WebSocket connection to .*socket\.io|Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/],
})

test('a background tab reports new messages in its title and by a sound, until somebody looks', async ({
  page,
  localPath,
  language,
  shop,
}) => {
  const t = translator(TEXTS[language], language)
  const name = `Hoda ${Date.now()}`
  const notes = () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0))
  await enterAs(page, await newPerson(page, { firstName: name }), localPath('/support'))
  await page.evaluate(() => {
    const { createOscillator } = BaseAudioContext.prototype
    BaseAudioContext.prototype.createOscillator = function (this: BaseAudioContext) {
      document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1)
      return createOscillator.call(this)
    }
  })
  const plain = new RegExp(`^${t('support.title')} `)
  const counted = (count: number) => new RegExp(`^\\(${count}\\) ${t('support.title')} `)
  const { client, answer } = await staffOf(shop.url, await demoPerson(page, 'admin'))
  // The conversation becomes one with the colleague who comes.
  await expect(page.getByRole('main').getByText(t('support.online'), { exact: true })).toBeVisible()
  await say(page, language, 'Do you repair dishwashers?')
  await answer(name, 'Yes.')
  await expect(saidOn(page, language)).toHaveCount(2)
  await expect(page).toHaveTitle(plain)
  expect(await notes()).toBe(0)

  await lookAway(page)
  await answer(name, 'Of every make.')
  await expect(page).toHaveTitle(counted(1))
  await expect.poll(notes).toBe(2)
  await answer(name, 'On Mondays.')
  await expect(page).toHaveTitle(counted(2))
  await lookAgain(page)
  await expect(page).toHaveTitle(plain)
  client.close()
})

test('a lost network is reported at once, nobody is shown as online meanwhile, and afterwards everything is sent once', async ({
  page,
  context,
  localPath,
  language,
  shop,
}) => {
  const { support } = TEXTS[language]
  const main = page.getByRole('main')
  const name = `Nadia ${Date.now()}`
  const { client, answer } = await staffOf(shop.url, await demoPerson(page, 'admin'))
  const line = await holdLine(context)
  await page.clock.install()
  await enterAs(page, await newPerson(page, { firstName: name }), localPath('/support'))
  await expect(main.getByText(support.online, { exact: true })).toBeVisible()
  line.silence()
  await say(page, language, 'Said to nobody')
  // A held clock lets no silence be noticed by itself.
  await page.clock.pauseAt(Date.now() + A_MOMENT_MS)
  await context.setOffline(true)
  await expect(main.getByText(support.notConnected)).toBeVisible()
  await expect(main.getByText(support.online, { exact: true })).toHaveCount(0)
  await expect(main.getByText(support.awayTitle)).toHaveCount(0)
  await say(page, language, 'Typed in the cellar')
  await expect(main.getByText(support.waitingToSend)).toHaveCount(2)
  await answer(name, 'Are you there?')

  await page.clock.resume()
  await line.mend()
  await expect(main.getByText(support.notConnected)).toBeHidden()
  await expect(main.getByText(support.online, { exact: true })).toBeVisible()
  const said = ['Are you there?', 'Said to nobody', 'Typed in the cellar']
  await expect(saidOn(page, language)).toHaveCount(said.length)
  await expect(saidOn(page, language)).toContainText(said)
  await expect.poll(() => client.messages.filter(({ user }) => user.name.includes(name)).map(({ text }) => text)).toEqual(said.slice(1))
  client.close()
})
