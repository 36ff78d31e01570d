import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { SettingsSection } from '#domain/settings/sections.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { loadTexts } from '../../../platform/texts/texts.ts'
import { SectionPreview } from './section-preview.tsx'

beforeAll(async () => {
  await loadTexts('en', settingsTexts)
  await loadTexts('ar', settingsTexts)
  for (const language of LANGUAGES) await loadTexts(language, offerEditorTexts)
})

/** The words of the two languages, as they stand below one another. */
function preview(section: SettingsSection, content: unknown): { readonly html: string; readonly en: string; readonly ar: string } {
  const element = <SectionPreview section={section} content={content} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />)
  const [, en = '', ar = ''] = html.split(/<div[^>]* data-language="(?:en|ar)"[^>]*>/)
  const wordsOf = (part: string) => part.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return { html, en: wordsOf(en), ar: wordsOf(ar) }
}

const both = (en: string, ar: string) => ({ en, ar })
const MEDIA = `/media/${'a'.repeat(56)}/800.webp`

test('slides, banners and logos are seen in both languages while they are typed', () => {
  const { html, en, ar } = preview('home', {
    heroSlides: [
      {
        title: both('Cold rooms', 'غرف التبريد'),
        text: both('Built', 'تُبنى'),
        link: { label: both('See them', 'شاهدها') },
        picture: MEDIA,
      },
    ],
    banners: [{ title: both('Ramadan', 'رمضان'), text: both('Open late', 'حتى وقت متأخر') }],
    customerLogos: [{ name: both('Nile Hotel', 'فندق النيل') }],
  })
  for (const words of ['Cold rooms', 'See them', 'Ramadan', 'Nile Hotel'])
    expect([en.includes(words), ar.includes(words)]).toEqual([true, false])
  for (const words of ['غرف التبريد', 'شاهدها', 'رمضان', 'فندق النيل'])
    expect([en.includes(words), ar.includes(words)]).toEqual([false, true])
  expect(html.match(/src="\/media\/a{56}\/400\.webp"/g)).toHaveLength(2)
  expect(html.match(/ inert=""/g)).toHaveLength(2)
})

test('a slide without a picture shows its drawing, as on the home page', () => {
  const slide = { line: 2, title: both('Ovens', 'أفران') }
  expect(preview('home', { heroSlides: [slide] }).html.match(/src="\/artwork\/lines\/2\.svg"/g)).toHaveLength(2)
  expect(preview('home', { heroSlides: [{ ...slide, picture: MEDIA }] }).html).not.toContain('/artwork/lines/')
})

test('hours, promises and social pages are told as the shop tells them', () => {
  const hours = {
    weekly: [
      { days: ['sunday', 'monday', 'tuesday'], from: '09:00', to: '17:30' },
      { days: ['sunday', 'saturday'], from: '19:00', to: '00:00' },
    ],
    holidays: [{ name: both('Eid', 'العيد'), from: '2027-03-09', to: '' }],
  }
  expect(preview('hours', hours).en).toMatch(/Sunday to Tuesday 9\u00a0AM – 5:30\u00a0PM|Sunday to Tuesday 9 AM – 5:30 PM/)
  expect(preview('hours', hours).en.replaceAll('\u00a0', ' ')).toContain('Saturday and Sunday 7 PM – 12 AM')
  expect(preview('hours', hours).ar).toMatch(/الأحد.*العيد/)
  expect(preview('promise', { promises: [{ topic: 'call', text: both('We call', 'نتصل') }] })).toMatchObject({
    en: ' We call ',
    ar: ' نتصل ',
  })
  expect(preview('social', { pages: [{ network: 'facebook', url: '' }] }).en).toContain('Facebook')
})

test('the lines for delivery and installation are told as an offer will have them', () => {
  const { en, ar } = preview('delivery', { cairo: { delivery: 150_000, installation: 'on-request' }, giza: { delivery: 'a lot' } })
  expect(en).toMatch(/Delivery to Cairo +1,500\sL\.E +Installation and start-up in Cairo +On request/)
  expect(ar).toMatch(/النقل إلى القاهرة +1,500\sL\.E/)
  expect(en + ar).not.toMatch(/Giza|الجيزة/)
  expect(preview('delivery', {}).en).toContain('No prices yet.')
})

test('a slide has its words before its picture, and a section that shows nothing says so', () => {
  const { html } = preview('home', { heroSlides: [{ line: 2, title: both('Ovens', 'أفران') }] })
  expect(html.indexOf('Ovens')).toBeLessThan(html.indexOf('/artwork/lines/2.svg'))
  for (const section of ['home', 'social', 'promise'] as const)
    expect(preview(section, {})).toMatchObject({ en: expect.stringContaining('Nothing to show yet.'), ar: expect.stringContaining('بعد') })
})

test('an unfinished section leaves gaps in its preview and no more', () => {
  for (const section of ['company', 'pictures', 'hours', 'promise', 'home', 'social', 'delivery'] as const)
    for (const content of [
      {},
      null,
      { weekly: [{}, null], heroSlides: [{}], customerLogos: [null], promises: [{}], pages: [{}], phones: [3] },
    ])
      expect(preview(section, content).html).toContain('data-language="ar"')
  expect(preview('offers', {}).html).toBe('')
})

test('a phone typed in Arabic digits stands there as the shop shows it', () => {
  const { en, ar } = preview('company', { name: both('Nile', 'النيل'), phones: ['٠١٠٠ ١٢٣ ٤٥٦٧'] })
  for (const shown of [en, ar]) expect(shown).toContain('0100 123 4567')
})
