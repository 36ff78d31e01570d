import { afterEach, expect, test, vi } from 'vitest'
import { openFile, saveText } from './save-file.ts'

/** A browser that notes which files it still may read. */
function browser({ mayOpen = true } = {}) {
  const lent = new Set<string>()
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:${lent.size}`
    lent.add(address)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void lent.delete(address))
  const link = { href: '', download: '', click: () => saved.push(`${link.href} ${link.download}`) }
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('window', { open: () => (mayOpen ? {} : null) })
  return { lent, saved }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a browser that begins to save late still finds the file, which is given back in the end', () => {
  vi.useFakeTimers()
  const { lent, saved } = browser()
  saveText('sku,name', 'products.csv', 'text/csv')
  expect(saved).toEqual(['blob:0 products.csv'])
  vi.advanceTimersByTime(1_000)
  expect(lent).toEqual(new Set(['blob:0']))
  vi.runAllTimers()
  expect(lent).toEqual(new Set())
})

test('a file whose window is blocked is saved under its name instead', () => {
  vi.useFakeTimers()
  const opened = browser()
  openFile(new File(['%PDF'], 'offer.pdf'))
  expect(opened.saved).toEqual([])
  const blocked = browser({ mayOpen: false })
  openFile(new File(['%PDF'], 'offer.pdf'))
  expect(blocked.saved).toEqual(['blob:0 offer.pdf'])
})
