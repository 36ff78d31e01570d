// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { useOnReturn } from './on-return.ts'

const retry = vi.fn()
let page: LivePage

function Waiting({ failure }: { readonly failure: object | null }) {
  useOnReturn(failure, retry)
  return <input name="words" />
}

const comeBack = () => window.dispatchEvent(new Event('online'))

afterEach(() => {
  page.leave()
  vi.resetAllMocks()
})

test('a failure is tried again once at each return of the connection, until the page is left', async () => {
  page = await LivePage.open(<Waiting failure={{}} />)
  expect(retry).not.toHaveBeenCalled()
  comeBack()
  expect(retry).toHaveBeenCalledOnce()
  comeBack()
  expect(retry).toHaveBeenCalledTimes(2)
  page.leave()
  comeBack()
  expect(retry).toHaveBeenCalledTimes(2)
})

test('it is not once something was typed, nor where nothing has failed', async () => {
  page = await LivePage.open(<Waiting failure={{}} />)
  page.type('words', 'forty covers')
  comeBack()
  page.leave()
  page = await LivePage.open(<Waiting failure={null} />)
  comeBack()
  expect(retry).not.toHaveBeenCalled()
})
