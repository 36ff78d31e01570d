import type { ReadSettings } from '#domain/settings/sections.ts'
import { homeOn, shopDay } from '#domain/settings/shown-days.ts'
import { type Door, door, fileDoor } from '#server/platform/http/door.ts'
import { type ChangingDeps, changeSection, putSectionBack, readMissing, readSections } from './changing.service.ts'
import { addSettingsPicture, readPrintedPicture, type SettingsPictureDeps } from './settings-pictures.service.ts'

export interface SettingsDoorDeps extends ChangingDeps, SettingsPictureDeps {
  readonly settings: ReadSettings
}

export function shopSettingsDoors(deps: SettingsDoorDeps): readonly Door[] {
  return [
    door('GET /api/settings/shop', async () => deps.settings().shop),
    door(
      'GET /api/settings/home',
      async () => homeOn(deps.settings().home, shopDay(deps.now())),
      // No product stands in it.
      () => [],
    ),
    door('GET /api/settings/sections', () => readSections(deps)),
    door('GET /api/settings/missing', () => readMissing(deps)),
    door('POST /api/settings/pictures', ({ viewer, body, upload }) => addSettingsPicture(deps, viewer, { ...body, upload })),
    fileDoor('GET /api/settings/pictures/:name', ({ params }) => readPrintedPicture(deps, params.name)),
    door('PUT /api/settings/:section', ({ viewer, params, body }) => changeSection(deps, viewer, params.section, body)),
    door('POST /api/settings/:section/back', ({ viewer, params, body }) => putSectionBack(deps, viewer, params.section, body)),
  ]
}
