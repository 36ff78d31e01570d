import type { EquipmentFacts } from './equipment-types.ts'
import type { Frame } from './frame.ts'
import type { Style } from './style.ts'

/** Draws one machine inside its frame, standing on the lower edge of it. */
export type Drawer = (f: Frame, facts: EquipmentFacts, style: Style) => string
