import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import type { Language } from '#domain/language.ts'
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

export async function say(page: Page, language: Language, text: string): Promise<void> {
  await fieldOf(page, language).fill(text)
  await page.getByRole('main').getByRole('button', { name: TEXTS[language].support.send, exact: true }).click()
}

export interface Line {
  /** As if the network were gone: what is open is cut, and nothing new gets through. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Holds the connection of a browser's pages in hand. */
export async function holdLine(context: BrowserContext): Promise<Line> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await context.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) return void socket.close()
    open.add(socket)
    open.add(socket.connectToServer())
  })
  return {
    cut: async () => {
      isCut = true
      // Closed while there still is a network, so that the server hears of it at once and not by its next ping.
      for (const socket of open) await socket.close()
      open.clear()
      await context.setOffline(true)
    },
    mend: async () => {
      isCut = false
      await context.setOffline(false)
    },
  }
}

/** Messages of somebody who is at no browser at the moment. */
export async function write(origin: string, { token }: Person, texts: readonly string[]): Promise<void> {
  const client = await connectChat({ origin, token })
  const [staff] = await client.users()
  for (const text of texts) expect(await client.say(staff?.id ?? '', text)).toHaveProperty('id')
  client.close()
}
