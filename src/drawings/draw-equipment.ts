import type { EquipmentFacts, EquipmentType } from './equipment-types.ts'

export interface DrawingOptions {
  /** `fixed`: 2 px at any size (pages). `scaling`: line weight follows the picture (for turning into pixels). */
  lines?: 'fixed' | 'scaling'
}

export function drawEquipment(type: EquipmentType, facts: EquipmentFacts = {}, options: DrawingOptions = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" data-type="${type}" data-facts="${Object.keys(facts).length}" data-lines="${options.lines ?? 'fixed'}"/>`
}
