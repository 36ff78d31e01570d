import { expect, test } from 'vitest'
import { nameOfTab, tabOf } from './tabs.ts'

test('a sheet of one of several tabs has the name of the file and of the tab', () => {
  for (const file of ['prices.xlsx', 'prices – May.v2.xlsx', 'prices']) {
    const [one, two] = [tabOf(nameOfTab(file, 'Zumurrud')), tabOf(nameOfTab(file, 'الماركة 2'))]
    expect([one?.tab, two?.tab], file).toEqual(['Zumurrud', 'الماركة 2'])
    expect(one?.start, file).toBe(two?.start)
    expect(tabOf(file), file).toBeNull()
  }
})
