import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import type { Language } from '#domain/text/language.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expect } from '#tests/support/browser/shop.ts'
import { connectChat } from '#tests/support/chat/chat-client.ts'
import { type Person, TEXTS } from './dashboard-screen.ts'

export const logOf = (page: Page, language: Language) => page.getByRole('log', { name: TEXTS[language].support.messages })
export const saidOn = (page: Page, language: Language) => logOf(page, language).getByRole('listitem')
export const fieldOf = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: new RegExp(`^${interpolate(TEXTS[language].support.fieldLabel, { name: '' }).trim()}`) })
export const rowOf = (page: Page, language: Language, name: string) =>
  page.getByRole('navigation', { name: TEXTS[language].support.people }).getByRole('button', { name })

/** Opens a person's conversation; a phone shows either the list or a conversation, so it may have to go back first. */
export async function choosePerson(page: Page, language: Language, name: string): Promise<void> {
  const back = page.getByRole('button', { name: TEXTS[language].support.back })
  if (await back.isVisible()) await back.click()
  await rowOf(page, language, name).click()
}

export async function say(page: Page, language: Language, text: string): Promise<void> {
  await fieldOf(page, language).fill(text)
  await page.getByRole('main').getByRole('button', { name: TEXTS[language].support.send, exact: true }).click()
}

export interface Line {
  /** Names of the events that the browser sent. */
  readonly sent: readonly string[]
  /** Cuts the network: open connections break, and new ones are refused. */
  cut(): Promise<void>
  /** Lets the network swallow everything: nothing gets through, and nobody is told. */
  silence(): void
  mend(): Promise<void>
}

/** Takes control of the connection of a browser's pages. */
export async function holdLine(context: BrowserContext): Promise<Line> {
  const open = new Set<WebSocketRoute>()
  const sockets = new Set<WebSocketRoute>()
  const sent: string[] = []
  let [isCut, isSilent] = [false, false]
  await context.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) return void socket.close()
    if (isSilent) return
    const server = socket.connectToServer()
    for (const end of [socket, server]) open.add(end)
    sockets.add(socket)
    socket.onMessage((message) => {
      const event = /^42\d*\["(\w+)"/.exec(String(message))?.[1]
      if (event !== undefined) sent.push(event)
      if (sockets.has(socket)) server.send(message)
    })
    server.onMessage((message) => {
      if (sockets.has(socket)) socket.send(message)
    })
    socket.onClose(() => {
      if (sockets.has(socket)) void server.close()
    })
  })
  return {
    sent,
    cut: async () => {
      isCut = true
      // The socket closes while the network still works, so that the server hears of it at once and not by its next ping.
      for (const socket of open) await socket.close()
      open.clear()
      await context.setOffline(true)
    },
    silence: () => {
      isSilent = true
      sockets.clear()
    },
    mend: async () => {
      isCut = false
      isSilent = false
      await context.setOffline(false)
    },
  }
}

export async function switchLanguage(page: Page, language: Language): Promise<Language> {
  await page.getByRole('link', { name: TEXTS[language].shell.otherLanguage }).filter({ visible: true }).first().click()
  return language === 'en' ? 'ar' : 'en'
}

/** Hides the page, as another tab in front of it would. */
export async function lookAway(page: Page): Promise<void> {
  await see(page, 'hidden')
}

export async function lookAgain(page: Page): Promise<void> {
  await see(page, 'visible')
}

async function see(page: Page, seen: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, seen)
}

/** Connects a staff member without a browser; customers see them as present until the answer is closed. */
export async function staffOf(origin: string, { token }: Person) {
  const client = await connectChat({ origin, token })
  return {
    client,
    answer: async (name: string, text: string) => {
      const customer = (await client.users()).find((user) => user.name.includes(name))
      expect(await client.say(customer?.id ?? '', text)).toHaveProperty('id')
    },
  }
}

/** Sends messages as somebody without an open browser. */
export async function write(origin: string, { token }: Person, texts: readonly string[]): Promise<void> {
  const client = await connectChat({ origin, token })
  const [staff] = await client.users()
  for (const text of texts) expect(await client.say(staff?.id ?? '', text)).toHaveProperty('id')
  client.close()
}
