import { beforeEach, expect, test } from 'vitest'
import { desking } from '#tests/support/shop/desking.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { join, signedIn, staffName } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { DEMO_VALUES } from './first-values.facts.ts'

const { company } = DEMO_VALUES
const NILE = { en: 'Nile Kitchens', ar: 'مطابخ النيل' }

describeShop('the settings of the owner', (shop, on) => {
  const { staff } = desking(shop)
  const put = async (version: number, content: object) => staff('PUT', '/api/settings/company', { version, content })
  const back = async (version: number) => staff('POST', '/api/settings/company/back', { version })
  const named = async () => (await shop().get('/api/settings/shop')).json.company

  beforeEach(async () => {
    await shop().settingsStore.reload()
    await join(shop(), 'admin')
  })

  test('go one step back, and forward again', async () => {
    expect((await back(0)).json.code).toBe('settings/nothing-before')
    done(await put(0, { ...company, name: NILE }))
    expect(done(await back(1)).section).toMatchObject({ content: company, version: 2 })
    expect(await named()).toEqual(company.name)
    done(await back(2))
    expect(await named()).toEqual(NILE)
  })

  test('a step back that is pressed again after a lost answer answers the same, and a colleague is told of it instead', async () => {
    done(await put(0, { ...company, name: NILE }))
    const first = done(await back(1))
    expect(done(await back(1))).toEqual(first)
    expect(await named()).toEqual(company.name)
    const colleague = await signedIn(shop(), staffName(['settings']))
    const theirs = await shop().ask({
      method: 'POST',
      path: '/api/settings/company/back',
      headers: { ...colleague, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1 }),
    })
    expect(theirs.json.code).toBe('conflict')
    done(await put(2, { ...company, name: NILE }))
    expect((await back(2)).json.code).toBe('conflict')
  })

  test('saved as they are change nothing, so that a step back still leads to what was there before', async () => {
    expect(done(await put(0, company)).section).toMatchObject({ version: 0, changed: null })
    done(await put(0, { ...company, name: NILE }))
    const same = done(await put(1, { ...company, name: NILE }))
    expect([same.success, same.section.version, same.section.content.name]).toEqual([true, 1, NILE])
    const { rows } = await on.database().runSql<object>("SELECT action FROM audit_entries WHERE record_kind = 'settings'")
    expect(rows).toEqual([{ action: 'settings.edited' }])
    done(await back(1))
    expect(await named()).toEqual(company.name)
  })

  test('say that there is nothing to go back to where an earlier save changed nothing', async () => {
    done(await put(0, { ...company, name: NILE }))
    await on.database().runSql('UPDATE shop_settings SET previous = content')
    expect((await back(1)).json.code).toBe('settings/nothing-before')
  })
})
