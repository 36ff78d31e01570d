import type { ReadSettings } from '#domain/settings/sections.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { type ChangingDeps, changeSection, putSectionBack, readSections } from './changing.service.ts'

export interface SettingsDoorDeps extends ChangingDeps {
  readonly settings: ReadSettings
}

export function shopSettingsDoors(deps: SettingsDoorDeps): readonly Door[] {
  return [
    door('GET /api/settings/shop', async () => deps.settings().shop),
    door('GET /api/settings/home', async () => deps.settings().home),
    door('GET /api/settings/sections', () => readSections(deps)),
    door('PUT /api/settings/:section', ({ viewer, params, body }) => changeSection(deps, viewer, params.section, body)),
    door('POST /api/settings/:section/back', ({ viewer, params, body }) => putSectionBack(deps, viewer, params.section, body)),
  ]
}
