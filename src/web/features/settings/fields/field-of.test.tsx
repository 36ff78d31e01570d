import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { sectionForm } from '#tests/support/web/section-form.ts'
import { loadTexts } from '../../../platform/texts/texts.ts'
import { type FieldSpec, hasRequired } from '../field-spec.ts'
import { SECTION_FIELDS } from '../section-fields.ts'
import { FieldOf } from './field-of.tsx'

beforeAll(async () => {
  await loadTexts('en', settingsTexts)
})

function rendered(element: ReactNode): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />)
}

test('a closing time at midnight stands in its field, which knows no 24 o’clock', () => {
  const spec: FieldSpec = { key: 'to', label: 'closes', shape: { kind: 'time' } }
  expect(rendered(<FieldOf form={sectionForm({ content: { to: '24:00' } })} spec={spec} path={['to']} />)).toMatch(
    /type="time"[^>]* value="00:00"/,
  )
})

test('pages of the shop are typed from left to right in both languages', () => {
  const spec: FieldSpec = { key: 'to', label: 'leadsTo', shape: { kind: 'paths' } }
  const html = rendered(<FieldOf form={sectionForm({ content: { to: { en: '/shop', ar: '/shop' } } })} spec={spec} path={['to']} />)
  expect(html.match(/<input[^>]* dir="ltr"/g)).toHaveLength(2)
})

test('a way of payment that is left open is shown as such', () => {
  const spec: FieldSpec = { key: 'way', label: 'way', shape: { kind: 'choice', options: ['cash'], none: 'anyWay' } }
  const html = rendered(<FieldOf form={sectionForm({ content: { way: null } })} spec={spec} path={['way']} />)
  expect(html).toMatch(/<option[^>]* selected="">As agreed<\/option>/)
})

test('new hours take none of the days that a row above has', () => {
  const [weekly] = SECTION_FIELDS.hours
  const blankBelow = (rows: readonly unknown[]) => (weekly?.shape.kind === 'list' ? weekly.shape.blank(rows) : null)
  expect(blankBelow([{ days: ['sunday', 'friday'] }])).toMatchObject({ days: ['monday', 'tuesday', 'wednesday', 'thursday'] })
  expect(blankBelow([blankBelow([])])).toMatchObject({ days: [] })
})

test('only forms that mark a field as required explain the mark', () => {
  const marked = Object.entries(SECTION_FIELDS).flatMap(([section, specs]) => (hasRequired(specs) ? [section] : []))
  expect(marked).toEqual(['company', 'hours', 'promise', 'social', 'offers', 'home'])
})
