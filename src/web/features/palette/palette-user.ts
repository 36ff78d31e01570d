import type { SectionOwner } from '#domain/dashboard.ts'

export interface PaletteUser extends SectionOwner {
  readonly _id: string
}
