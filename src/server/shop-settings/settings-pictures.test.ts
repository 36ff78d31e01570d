import { beforeEach, expect, test } from 'vitest'
import type { SettingsSection } from '#domain/settings/sections.ts'
import { texts } from '#tests/support/http/multipart.ts'
import { photo, plain } from '#tests/support/pictures/pictures.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { join } from '#tests/support/shop/people.ts'
import { managing } from '#tests/support/shop/product-management.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { DEMO_VALUES } from './first-values.facts.ts'

const NO_PICTURES = DEMO_VALUES.pictures
const LEAST = { timeout: 30_000 }

describeShopOnBoth('pictures of the settings', (shop) => {
  const { send, call } = managing(shop)
  const uploaded = async (use: 'shown' | 'printed', file: Buffer) =>
    send('admin', 'POST /api/settings/pictures', [...texts({ use }), { name: 'picture', file }])
  const png = async () => plain({ width: 600, height: 200 }, '#0c5157').png().toBuffer()
  const square = async (side: number) => plain({ width: side, height: side }, '#0c5157').png().toBuffer()
  const put = async (section: SettingsSection, content: object) => {
    const { sections } = done(await call('admin', 'GET /api/settings/sections'))
    const { version } = sections.find((each: { section: string }) => each.section === section)
    return call('admin', `PUT /api/settings/${section}`, { version, content })
  }
  const shown = async () => (await shop().get('/api/settings/shop')).json

  beforeEach(async () => {
    await shop().settingsStore.reload()
    await join(shop(), 'admin')
  })

  test('become the logo, the icon and the picture of shared links', async () => {
    const { picture } = done(await uploaded('shown', await square(640)))
    expect(picture).toMatchObject({ width: 640, height: 640 })
    expect((await shown()).pictures).toBeUndefined()
    done(await put('pictures', { logo: picture, logoWith: 'nothing', icon: picture.src, share: picture.src }))
    const { logo, icon, share } = (await shown()).pictures
    expect(logo).toEqual({ name: icon, width: 96, height: 96, isAlone: true })
    expect(share).toBe(icon)
    const light = await shop().get(`/media/${icon}/logo.webp`)
    expect([light.status, light.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(Number(light.headers['content-length'])).toBeLessThan(8000)
    for (const file of ['logo.png', 'icon-48.png', 'icon-180.png', 'preview.jpg'])
      expect((await shop().get(`/media/${icon}/${file}`)).status).toBe(200)
    expect((await shop().get('/favicon.ico')).headers.location).toBe(`/media/${icon}/icon-48.png`)
  })

  test('are refused with a sentence where they can’t be', async () => {
    const svg = await uploaded('shown', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([svg.status, Object.keys(svg.json.fields)]).toEqual([415, ['picture']])
    const { picture } = done(await uploaded('printed', await png()))
    const banner = { title: { en: 'a', ar: 'ب' }, text: { en: 'a', ar: 'ب' }, picture: `/media/${picture.src}/800.webp` }
    const asBanner = await put('home', { ...DEMO_VALUES.home, banners: [banner] })
    expect([asBanner.status, Object.keys(asBanner.json.fields)]).toEqual([400, ['banners.0.picture']])
    const elsewhere = await put('pictures', { ...NO_PICTURES, icon: 'https://elsewhere.example/icon.png' })
    expect([elsewhere.status, Object.keys(elsewhere.json.fields)]).toEqual([400, ['icon']])
  })

  test('pictures that are too small to be sharp, or no square for an icon, are refused with the size that is needed', async () => {
    const strip = done(await uploaded('shown', await png())).picture
    const dot = done(await uploaded('shown', await square(16))).picture
    const small = await put('pictures', { logo: dot, logoWith: 'name', icon: dot.src, share: dot.src })
    expect([small.status, small.json.fields]).toEqual([
      400,
      {
        logo: [expect.stringContaining('at least 96 pixels high or 400 wide')],
        icon: [expect.stringContaining('180 × 180')],
        share: [expect.stringContaining('600 × 315')],
      },
    ])
    done(await put('pictures', { ...NO_PICTURES, logo: strip }))
    // The same picture is judged anew for another purpose, whatever size its sender names.
    const asIcon = await put('pictures', { ...NO_PICTURES, logo: { ...dot, width: 4000, height: 4000 }, icon: strip.src })
    expect(Object.keys(asIcon.json.fields)).toEqual(['logo', 'icon'])
  })

  test('pictures that are printed have no address and are read by staff with settings alone', async () => {
    const { picture } = done(await uploaded('printed', await photo({ width: 90, height: 60 }).jpeg().toBuffer()))
    done(await put('registered', { ...DEMO_VALUES.registered, taxNumber: '', commercialRegister: '', stamp: picture.src }))
    expect((await shop().get(`/media/${picture.src}/800.webp`)).status).toBe(404)
    expect((await call('admin', `GET /api/settings/pictures/${picture.src}`)).status).toBe(200)
    for (const who of ['member', 'merchant', null] as const)
      expect((await call(who, `GET /api/settings/pictures/${picture.src}`)).status).toBeGreaterThan(400)
    expect((await shop().get(`/api/settings/shop`)).text).not.toContain(picture.src)
  })

  test('are deleted once no section names them, also not one step back', async () => {
    const { picture } = done(await uploaded('shown', await square(180)))
    const file = picture.src
    done(await put('pictures', { ...NO_PICTURES, icon: file }))
    done(await put('pictures', NO_PICTURES))
    const { sections } = done(await call('admin', 'GET /api/settings/sections'))
    const { version } = sections.find((each: { section: string }) => each.section === 'pictures')
    done(await call('admin', 'POST /api/settings/pictures/back', { version }))
    expect((await shop().get(file)).status).toBe(200)
    done(await put('pictures', NO_PICTURES))
    done(await put('pictures', { ...NO_PICTURES, logoWith: 'nothing' }))
    await expect.poll(async () => (await shop().get(file)).status, LEAST).toBe(404)
    const late = await put('pictures', { ...NO_PICTURES, icon: file })
    expect(late.json.fields).toEqual({ icon: ['This picture is no longer there. Upload it again.'] })
  })
})
