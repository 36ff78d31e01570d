import { SETTINGS_FORMS } from '#contract/forms/settings-forms.ts'
import { SETTINGS_SECTIONS, type SettingsSection } from '#domain/settings/sections.ts'
import { signedIn, staffName } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { Answer, TestShop } from '#tests/support/shop/test-shop.ts'
import { fillForm } from './fill-form.ts'

/** Puts payloads into every text of every section of the settings, and answers what was refused. */
export async function fillSettings(shop: TestShop, round: number): Promise<string[]> {
  const headers = await signedIn(shop, staffName(['settings']))
  const faults: string[] = []
  for (const section of SETTINGS_SECTIONS) {
    const { version, content } = await sectionOf(shop, section, headers)
    const { body } = fillForm(SETTINGS_FORMS[section], content, round)
    const answer = await sendJson(shop, { call: `PUT /api/settings/${section}`, headers, body: { version, content: body } })
    if (answer.status !== 200) faults.push(`settings ${section}: ${answer.status} ${answer.text.slice(0, 300)}`)
  }
  return faults
}

async function sectionOf(shop: TestShop, section: SettingsSection, headers: Record<string, string>): Promise<Answer['json']> {
  const { sections } = (await shop.get('/api/settings/sections', headers)).json
  return sections.find((each: { section: string }) => each.section === section)
}
