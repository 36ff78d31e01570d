import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/language.ts'
import { emailTexts } from '#i18n/emails.ts'
import { emailSite } from '#tests/support/mail/email-site.ts'
import type { EmailParts } from './email-parts.ts'
import { greetingFor, pageUrl, renderEmail } from './render-email.ts'

const URL = 'https://shop.example/reset-password/abc?x=1&y=2'

const parts = (given: Partial<EmailParts> = {}): EmailParts => ({
  language: 'en',
  subject: 'Subject',
  preheader: 'Before',
  greeting: 'Hello,',
  paragraphs: ['A paragraph.'],
  button: { label: 'Go', url: URL },
  notes: ['A note.'],
  footer: { reason: 'A reason.' },
  ...given,
})

const cells = (html: string) => html.match(/<td\b[^>]*>/g) ?? []
const stripped = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('an email', () => {
  test.each([
    ['en', 'ltr', 'left'],
    ['ar', 'rtl', 'right'],
  ] as const)('in %s states its direction in every cell', (language, direction, side) => {
    const { html } = renderEmail(emailSite(), parts({ language, facts: [{ label: 'Label', value: 'Value' }], quote: 'Words' }))
    expect(html).toContain(`<html lang="${language}" dir="${direction}"`)
    expect(cells(html).length).toBeGreaterThan(5)
    for (const cell of cells(html)) {
      expect(cell).toContain(`dir="${direction}"`)
      expect(cell).toMatch(new RegExp(`align="(${side}|center)"`))
    }
    expect(html).toContain("'IBM Plex Sans Arabic',Tahoma,Arial")
    for (const table of html.match(/<table\b[^>]*>/g) ?? []) expect(table).toContain(`dir="${direction}"`)
  })

  test('fetches nothing when it is opened', () => {
    const { html } = renderEmail(emailSite(), parts({ quote: 'Words', facts: [{ label: 'Label', value: 'Value' }] }))
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i)
  })

  test('shows the owner’s logo from its own bytes, and its name where pictures are off', () => {
    const logo = { name: 'a'.repeat(56), width: 400, height: 96, isAlone: true }
    const { html } = renderEmail({ ...emailSite(), shop: { ...emailSite().shop, pictures: { logo } } }, parts())
    const { company } = emailSite().shop
    expect(html).toMatch(new RegExp(`<img src="cid:logo" width="200" height="48" alt="${company.en}"`))
    expect(html).not.toMatch(/src="http|src="\//)
  })

  test('shows its link as a button and as an address, in both texts', () => {
    const { html, text } = renderEmail(emailSite(), parts())
    const escaped = URL.replace('&', '&amp;')
    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
    expect(text.split('\n')).toContain(URL)
  })

  test('links the page that a fact names, and keeps lines of one paragraph together', () => {
    const facts = [{ label: '2 pieces', value: 'Oven <10>', url: 'https://shop.example/product/oven?a=1&b=2' }]
    const { html, text } = renderEmail(emailSite(), parts({ facts, paragraphs: ['We call you:\nFriday'] }))
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/product\/oven\?a=1&amp;b=2"[^>]*><span[^>]*>Oven &lt;10&gt;<\/span><\/a>/)
    expect(text).toContain('2 pieces: Oven <10>\nhttps://shop.example/product/oven?a=1&b=2\n')
    expect(html).toContain('We call you:<br>Friday')
  })

  test('says how to call the shop, except to the shop', () => {
    const mail = renderEmail(emailSite(), parts())
    expect(mail.html).toContain('href="tel:+201000000000"')
    expect(mail.text).toContain('0100 000 0000')
    const notice = renderEmail(emailSite(), parts({ isToShop: true }))
    expect(notice.html + notice.text).not.toMatch(/tel:|0100 000 0000/)
  })

  test('a value keeps its own direction inside a sentence of either language', () => {
    const values = { name: 'منى (2)' }
    const { subject, html, text } = renderEmail(emailSite(), parts({ subject: emailTexts('en')('contactNotice.subject', values) }))
    expect(subject).toBe('Message from \u2068منى (2)\u2069')
    expect(html).toContain('<title>Message from منى (2)</title>')
    expect(text).not.toContain('\u2068')
    const arabic = emailTexts('ar')('reset.asked', { email: { latin: 'mona@people.example' } })
    const mail = renderEmail(emailSite(), parts({ language: 'ar', paragraphs: [arabic] }))
    expect(mail.html).toContain('<span dir="ltr" style="white-space:nowrap">mona@people.example</span>')
    expect(mail.text).toContain('\u2066mona@people.example\u2069')
  })

  test('in Arabic has a plural form for one, two, few and many', () => {
    const t = emailTexts('ar')
    const forms = [1, 2, 3, 11, 100].map((count) => t('reset.hours', { count }))
    expect(new Set(forms).size).toBe(5)
    expect(forms[1]).toContain('ساعتين')
  })

  test('never turns typed text into markup, a header line or a change of direction', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '</td></table>',
        '\u202emoc.live\u202c',
        '\u2069\u2069x\u2068',
        'a\r\nBcc: b@c.example',
        '{{name}}{{company}}',
        '&lt;b&gt;',
        '-- \nspam',
      ),
    )
    fc.assert(
      fc.property(nasty, nasty, fc.constantFrom(...LANGUAGES), (name, words, language) => {
        const t = emailTexts(language)
        const plain = renderEmail(
          emailSite(),
          parts({ language, quote: 'x', facts: [{ label: 'Label', value: 'x' }], paragraphs: [t('contactNotice.wrote', { name: 'x' })] }),
        )
        const { subject, html, text } = renderEmail(
          emailSite(),
          parts({
            language,
            subject: t('contactNotice.subject', { name }),
            greeting: greetingFor(name, language),
            paragraphs: [t('contactNotice.wrote', { name })],
            facts: [{ label: 'Label', value: name }],
            quote: words,
          }),
        )
        const tags = (page: string) => new Set((page.match(/<\/?[a-z!][^\s>]*/gi) ?? []).map((tag) => tag.toLowerCase()))
        const known = new Set([...tags(plain.html), '<span', '</span>', '</span'])
        expect([...tags(html)].filter((tag) => !known.has(tag))).toEqual([])
        expect(html).not.toMatch(/<[^>]*\son\w+=/i)
        expect(subject).not.toMatch(/[\r\n\u202a-\u202e]/)
        const opened = (subject.match(/[\u2066-\u2068]/g) ?? []).length
        expect((subject.match(/\u2069/g) ?? []).length).toBe(opened)
        expect(stripped(text)).not.toContain('{{company}}'.repeat(2))
      }),
    )
  })
})

describe('greeting by name', () => {
  test.each(['Mona', 'منى', 'Jean-Luc', "O'Neil", 'Ali Ahmed'])('greets %s', (name) => {
    expect(greetingFor(name, 'en').replace(/[\u2066-\u2069]/g, '')).toBe(`Hello ${name},`)
  })

  test.each(['', ' ', 'Win 1000 $', 'http://evil.example', 'evil.example', 'call 0100', 'a'.repeat(41), 'you@won.example'])(
    'does not greet %j, which a stranger may have entered',
    (name) => {
      expect(greetingFor(name, 'en')).toBe('Hello,')
    },
  )
})

test('pages are linked in the language of the reader', () => {
  expect(pageUrl(emailSite(), 'en', '/login')).toBe('https://shop.example/login')
  expect(pageUrl(emailSite(), 'ar', '/login')).toBe('https://shop.example/ar/login')
})
