import { type Door, door } from '#server/platform/http/door.ts'
import { homeSettings, shopSettings } from './shop-settings.service.ts'

export function shopSettingsDoors(): readonly Door[] {
  return [door('GET /api/settings/shop', async () => shopSettings()), door('GET /api/settings/home', async () => homeSettings())]
}
