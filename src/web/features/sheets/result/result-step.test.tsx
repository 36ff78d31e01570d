import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { SheetRun } from '#contract/admin/sheets.ts'
import { speak } from '#i18n/text-set.ts'
import { ResultStep, type ResultStepProps } from './result-step.tsx'

beforeAll(() => speak('en', 'ar'))

function shown(kind: SheetRun['kind'], onward?: ResultStepProps['onward']): string {
  const summary = { added: 2, changed: 0, unchanged: 0, refused: 0, switchedOff: 0, confirmed: 0, warned: 0 }
  const run = { _id: 'r', kind, state: 'done', fileName: 'a.csv', summary, groups: [], columns: [] } as unknown as SheetRun
  const work = { run, act: async () => undefined } as unknown as ResultStepProps['work']
  const element = <ResultStep run={run} work={work} onChange={() => undefined} onward={onward} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />)
}

const linksOf = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([tag, to]) => ({ to, isMain: /primary/.test(tag) }))

test('after a sheet of the first hour the main action goes on to the next step, and elsewhere to another sheet', () => {
  const [first, another] = linksOf(shown('categories', { to: '/dashboard/brand/add?guide', text: 'Continue to: Brands' }))
  expect(first).toEqual({ to: '/dashboard/brand/add?guide', isMain: true })
  expect(another).toMatchObject({ isMain: false })
  expect(linksOf(shown('categories'))).toMatchObject([{ isMain: true }])
})

test('the rows of a sheet of brands or categories are not filtered by what such a sheet never does', () => {
  expect(shown('products')).toContain('value="switchedOff"')
  for (const kind of ['categories', 'brands'] as const) expect(shown(kind)).not.toContain('value="switchedOff"')
})
