import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, type Mood, startMailServer } from '#tests/support/mail/mail-server.ts'
import { type Email, NotSentError, UndeliverableError } from './email.ts'
import { openMailer } from './open-mailer.ts'
import { openSmtp } from './smtp-mailer.ts'

const SHOP = 'sales@shop.example'
const QUICK = { connectMs: 2000, greetingMs: 1000, silenceMs: 1000 }
const EMAIL: Email = {
  id: '01900000-0000-7000-8000-00000000000a',
  sender: 'ضيافة',
  to: 'mona@people.example',
  subject: 'أهلًا بك في ⁨Cafe⁩',
  html: '<p dir="rtl">أهلًا</p>',
  text: 'أهلًا\n',
}
const never = new AbortController().signal

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
beforeEach(() => server.be({ kind: 'takes' }))
afterAll(() => server.stop())

const send = (mail: Partial<Email> = {}, signal = never) =>
  openSmtp({ url: server.url, address: () => SHOP, timeouts: QUICK }).send({ ...EMAIL, ...mail }, signal)

describe('an email by a mail server', () => {
  test('arrives with subject, both texts, sender, and an id that every try shares', async () => {
    await send({ to: 'first@people.example' })
    const [mail] = await server.emailsTo('first@people.example')
    expect(mail?.email).toMatchObject({
      from: { name: 'ضيافة', address: SHOP },
      to: [{ address: 'first@people.example' }],
      subject: EMAIL.subject,
      messageId: `<${EMAIL.id}@shop.example>`,
    })
    expect(mail?.email.html?.trim()).toBe(EMAIL.html)
    expect(mail?.email.text?.trim()).toBe(EMAIL.text.trim())
    expect(mail?.email.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(mail?.email.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  })

  test('says where answers go and how to leave a list by one click', async () => {
    const unsubscribeUrl = `https://shop.example/api/newsletter/unsubscribe/${'t'.repeat(120)}`
    await send({ to: 'list@people.example', unsubscribeUrl, replyTo: { name: 'Cafe "Nile" #3', address: 'cafe@people.example' } })
    const [mail] = await server.emailsTo('list@people.example')
    expect(mail?.email.replyTo).toEqual([{ name: 'Cafe "Nile" #3', address: 'cafe@people.example' }])
    expect(mail?.email.headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` }))
    expect(mail?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    )
  })

  test('gets no headers or receivers from a name or a subject', async () => {
    await send({
      to: 'plain@people.example',
      subject: 'Message from x\r\nBcc: everybody@people.example',
      replyTo: { name: 'x\r\nBcc: everybody@people.example\r\n\r\nhello', address: 'x@people.example' },
    })
    const [mail] = await server.emailsTo('plain@people.example')
    expect(mail?.email.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail?.email.bcc ?? []).toEqual([])
    expect(server.received.some(({ to }) => to === 'everybody@people.example')).toBe(false)
  })

  test.each([
    [550, '5.1.1 No such user here'],
    [550, 'mona@people.example: mailbox unavailable'],
    [553, '5.1.3 Bad address'],
    [554, 'No'],
  ])('is given up when the address is refused for good (%i %s)', async (code, text) => {
    server.be({ kind: 'refuses', code, text })
    await expect(send()).rejects.toBeInstanceOf(UndeliverableError)
  })

  const PASSING: readonly (readonly [string, Mood])[] = [
    ['a full mailbox', { kind: 'refuses', code: 452, text: '4.2.2 Mailbox full' }],
    ['grey listing', { kind: 'refuses', code: 450, text: 'Come back later' }],
    ['a server that does not relay for us', { kind: 'refuses', code: 554, text: '5.7.1 mona@people.example: Relay access denied' }],
    ['a server that wants us to sign in', { kind: 'refuses', code: 530, text: '5.7.0 Authentication required' }],
    ['an email not taken for now', { kind: 'refuses-email', code: 451, text: '4.3.0 Try later' }],
    ['an email not taken at all', { kind: 'refuses-email', code: 554, text: '5.7.1 Looks like spam to mona@people.example' }],
    ['no greeting', { kind: 'hangs', at: 'greeting' }],
    ['no answer to the address', { kind: 'hangs', at: 'recipient' }],
    ['no answer to the email', { kind: 'hangs', at: 'email' }],
    ['a connection that ends in the middle of the email', { kind: 'dies' }],
  ]
  test.each(PASSING)('is tried again after %s, and the log names no receiver', async (_what, mood) => {
    server.be(mood)
    const error = await send().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(NotSentError)
    expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toContain('mona@people.example')
    server.be({ kind: 'takes' })
    await send()
  })

  test('is tried again when nobody listens, the host is unknown or the credentials are wrong', async () => {
    const away = await startMailServer()
    const { url } = away
    await away.stop()
    await expect(openSmtp({ url, address: () => SHOP, timeouts: QUICK }).send(EMAIL, never)).rejects.toBeInstanceOf(NotSentError)
    const nowhere = openSmtp({ url: 'smtp://mail.invalid', address: () => SHOP, timeouts: QUICK })
    await expect(nowhere.send(EMAIL, never)).rejects.toBeInstanceOf(NotSentError)
    const closed = await startMailServer({ user: { name: 'shop', password: 'right' } })
    const wrong = openSmtp({ url: closed.url.replace('right', 'wrong'), address: () => SHOP, timeouts: QUICK })
    await expect(wrong.send(EMAIL, never)).rejects.toBeInstanceOf(NotSentError)
    await openSmtp({ url: closed.url, address: () => SHOP, timeouts: QUICK }).send(EMAIL, never)
    expect(closed.received).toHaveLength(1)
    await closed.stop()
  })

  test("uses TLS as the server's address says, and refuses a server without a valid certificate", async () => {
    const sealed = await startMailServer({ isTls: true })
    const by = (url: string) => openSmtp({ url, address: () => SHOP, timeouts: QUICK }).send(EMAIL, never)
    await expect(by(sealed.url)).rejects.toBeInstanceOf(NotSentError)
    await expect(by(`${server.url}?requireTLS=true`)).rejects.toBeInstanceOf(NotSentError)
    expect(sealed.received).toHaveLength(0)
    await by(`${sealed.url}?tls.rejectUnauthorized=false`)
    expect(sealed.received).toHaveLength(1)
    await sealed.stop()
  })

  test('goes over a connection that is open already, and over a new one when the server has closed it', async () => {
    const shop = openSmtp({ url: server.url, address: () => SHOP, connections: 2, timeouts: QUICK })
    const before = server.connections()
    const burst = Array.from({ length: 12 }, (_, n) => shop.send({ ...EMAIL, to: `burst${n}@people.example` }, never))
    await Promise.all(burst)
    expect(server.connections()).toBe(before + 2)
    await server.stop()
    await server.start()
    await shop.send({ ...EMAIL, to: 'later@people.example' }, never)
    expect(server.received.filter(({ to }) => /^(burst|later)/.test(to))).toHaveLength(13)
  })

  test('takes no other with it when the server refuses it or dies in the middle', async () => {
    const shop = openSmtp({ url: server.url, address: () => SHOP, connections: 3, timeouts: QUICK })
    server.be({ kind: 'refuses', code: 550, text: '5.1.1 No such user here' })
    await expect(shop.send(EMAIL, never)).rejects.toBeInstanceOf(UndeliverableError)
    server.be({ kind: 'dies' })
    await expect(shop.send(EMAIL, never)).rejects.toBeInstanceOf(NotSentError)
    server.be({ kind: 'takes' })
    await shop.send({ ...EMAIL, to: 'after@people.example' }, never)
    expect(server.received.filter(({ to }) => to === 'after@people.example')).toHaveLength(1)
  })

  test('closes its connection at once when a try is aborted', async () => {
    server.be({ kind: 'hangs', at: 'email' })
    const trying = new AbortController()
    const patient = openSmtp({ url: server.url, address: () => SHOP })
    const before = server.connections()
    const sending = patient.send(EMAIL, trying.signal)
    await expect.poll(() => server.connections()).toBe(before + 1)
    trying.abort()
    await expect(sending).rejects.toBeInstanceOf(NotSentError)
  })
})

describe('an email without a mail server', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'diyafa-outbox-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
  const open = () =>
    openMailer({ smtpUrl: undefined, connections: 1, dataDir, address: () => SHOP, readLogo: async () => Buffer.from('the logo') }).mailer

  test('is a complete file in the outbox that mail programs open, and one file however often it is sent', async () => {
    await open().send(EMAIL, never)
    await open().send(EMAIL, never)
    const files = readdirSync(join(dataDir, 'outbox'))
    expect(files).toEqual([`${EMAIL.id}.eml`])
    const email = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', `${EMAIL.id}.eml`)))
    expect(email).toMatchObject({ subject: EMAIL.subject, messageId: `<${EMAIL.id}@shop.example>`, to: [{ address: EMAIL.to }] })
    expect(email.html?.trim()).toBe(EMAIL.html)
  })

  test('is written anew when the process died in the middle of its file', async () => {
    const { send } = open()
    await send({ ...EMAIL, id: 'other' }, never)
    writeFileSync(join(dataDir, 'outbox', `${EMAIL.id}.eml.part`), 'Subject: cut o')
    await send(EMAIL, never)
    expect(readdirSync(join(dataDir, 'outbox')).sort()).toEqual([`${EMAIL.id}.eml`, 'other.eml'])
  })

  test('has the owner’s logo beside it where its text shows one', async () => {
    const shown = { ...EMAIL, html: '<p><img src="cid:logo" alt="Nile"></p>' }
    await open().send(shown, never)
    const read = async () => PostalMime.parse(readFileSync(join(dataDir, 'outbox', `${EMAIL.id}.eml`)))
    expect((await read()).attachments).toMatchObject([{ contentId: '<logo>', disposition: 'inline', mimeType: 'image/png' }])
    await open().send(EMAIL, never)
    expect((await read()).attachments).toEqual([])
  })

  test('is refused when its id would lead out of the outbox', async () => {
    await expect(open().send({ ...EMAIL, id: '../../evil' }, never)).rejects.toThrow('cannot have the id')
  })
})
