import type { DeskSettings } from '#domain/desk/promise.ts'
import { salesDesk } from '#shop-config'

/** The one place that the server reads the settings of the sales desk from. */
export function deskSettings(): DeskSettings {
  return salesDesk
}
