import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#domain/text/language.ts'
import { PASSWORD, storedTokenOf } from '#tests/support/browser/stored-tokens.ts'
import { rest } from '#tests/support/browser/tab.ts'
import { ar, en } from '#tests/support/texts.ts'

export { PASSWORD }

export const MEMBER = 'member@diyafa.example'

export function textsOf(language: Language) {
  return language === 'ar' ? ar : en
}

/** Fills the page's form, by the names of its fields. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.getByRole('main').locator(`[name=${name}]`).fill(value)
}

export function submit(page: Page): Locator {
  return page.getByRole('main').locator('button[type=submit]')
}

export function notice(page: Page, text: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })
}

/**
 * Pages that open from now on write each text that comes into them to the console. A notice goes by itself after a second, which a look from
 * time to time misses on a busy machine.
 */
export async function writeTextsToConsole(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const write = (records: MutationRecord[]) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) console.debug(node.textContent)
    }
    new MutationObserver(write).observe(document, { childList: true, subtree: true })
  })
}

export function writtenText(page: Page, text: string): Promise<ConsoleMessage> {
  return page.waitForEvent('console', { predicate: (message) => message.text().includes(text), timeout: 120_000 })
}

/** Signs in as a browser that was here before: with a stored token. */
export async function bringToken(page: Page, email = MEMBER): Promise<string> {
  const token = await storedTokenOf(page, email)
  await rest(page)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  return token
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'))
}

let people = 0

/** An address that nobody has used. */
export function freshEmail(): string {
  people += 1
  return `person-${process.pid}-${Date.now()}-${people}@people.example`
}

/** The path of a link in one of the shop's emails, which it writes to files while no mail server is set. */
export async function linkInEmailTo(dataDir: string, email: string, path: string): Promise<string> {
  const links: string[] = []
  await expect(async () => {
    for (const mail of await emailsTo(dataDir, email)) {
      const [, link] = new RegExp(`https?://[^/\\s"]+((?:/ar)?${path}[\\w-]+)`).exec(mail) ?? []
      if (link !== undefined) links.push(link)
    }
    expect(links).not.toEqual([])
  }).toPass()
  return links[0] ?? ''
}

async function emailsTo(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(email)).map(decoded)
}

/** Quoted-printable and base64 parts as text. */
function decoded(mail: string): string {
  const plain = mail.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const blocks = mail.match(/(?:^[A-Za-z0-9+/=]{60,}\r\n)+[A-Za-z0-9+/=]*/gm) ?? []
  return [plain, ...blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'))].join('\n')
}
