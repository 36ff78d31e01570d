import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SETTINGS_FORMS } from '#contract/forms/settings-forms.ts'
import type { Language } from '#domain/text/language.ts'
import { linkInLanguage } from './link-in-language.ts'

function addressOf(link: string, language: Language): string | undefined {
  const element = <Link to={linkInLanguage(link, language)}>there</Link>
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />)
  return /href="([^"]*)"/.exec(html)?.[1]
}

const LINKS = [
  ['/', '/', '/ar'],
  ['/shop', '/shop', '/ar/shop'],
  ['/ar/shop/', '/shop', '/ar/shop'],
  ['/shop#new', '/shop#new', '/ar/shop#new'],
  ['/#brands', '/#brands', '/ar#brands'],
  ['/shop?brand=a/#new', '/shop?brand=a/#new', '/ar/shop?brand=a/#new'],
  ['/shop#what?', '/shop#what?', '/ar/shop#what?'],
  ['/?a=1?b=2', '/?a=1?b=2', '/ar?a=1?b=2'],
  ['/#a#b', '/#a#b', '/ar#a#b'],
] as const

test.each(LINKS)('the link %s of a slide or banner leads there in both languages', (link, en, ar) => {
  const both = (words: string) => ({ en: words, ar: words })
  const slide = { line: 1, title: both('Ovens'), text: both('Hot'), link: { label: both('See'), to: both(link) } }
  const content = { heroSlides: [slide], banners: [], brandLogos: [], customerLogos: [] }
  expect(SETTINGS_FORMS.home.safeParse(content).success).toBe(true)
  expect([addressOf(link, 'en'), addressOf(link, 'ar')]).toEqual([en, ar])
})
