import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { MissingSetting } from '#domain/settings/missing.ts'
import { missingTexts } from '#i18n/sets/missing.ts'
import { loadTexts } from '../../platform/texts/texts.ts'
import { FirstSteps } from './first-steps.tsx'

beforeAll(() => Promise.all([loadTexts('en', missingTexts), loadTexts('ar', missingTexts)]))

function shown(path: string, missing: readonly MissingSetting[]): string {
  const element = <FirstSteps missing={missing} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />)
}

test('a shop is called ready once all steps are done, and not while its emails go nowhere', () => {
  for (const [path, ready, stuck] of [
    ['/dashboard/settings/first', 'Your shop is ready.', 'Emails are not sent'],
    ['/ar/dashboard/settings/first', 'متجرك جاهز', 'SMTP_URL'],
  ] as const) {
    expect(shown(path, [])).toContain(ready)
    expect(shown(path, [])).not.toContain(stuck)
    expect(shown(path, ['sending'])).toContain(stuck)
    expect(shown(path, ['sending'])).not.toContain(ready)
    expect(shown(path, ['phone'])).not.toContain(ready)
  }
})
