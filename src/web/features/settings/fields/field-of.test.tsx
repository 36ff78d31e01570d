import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { loadTexts } from '../../../platform/texts/texts.ts'
import type { FieldSpec } from '../field-spec.ts'
import type { SectionForm } from '../use-section-form.tsx'
import { FieldOf } from './field-of.tsx'

beforeAll(async () => {
  await loadTexts('en', settingsTexts)
})

const formOf = (content: SectionForm['content']): SectionForm => ({
  content,
  version: 1,
  change: () => {},
  errorAt: () => undefined,
  submit: () => {},
  goBack: async () => {},
  refuse: () => {},
  canGoBack: false,
  isDirty: false,
  isSubmitting: false,
  callout: null,
  guard: { question: null, letGo: () => {} },
  formRef: () => {},
})

test('a closing time at midnight stands in its field, which knows no 24 o’clock', () => {
  const spec: FieldSpec = { key: 'to', label: 'closes', shape: { kind: 'time' } }
  const element = <FieldOf form={formOf({ to: '24:00' })} spec={spec} path={['to']} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />)
  expect(html).toMatch(/type="time"[^>]* value="00:00"/)
})
