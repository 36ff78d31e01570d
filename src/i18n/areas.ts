import type { Area } from '#domain/accounts/areas.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { areas as ar } from './ar/areas.ts'
import { areas as en } from './en/areas.ts'

/** The areas of staff by name, one of which is needed. */
export function areaNames(areas: readonly Area[]): Bilingual {
  return {
    en: areas.map((area) => `“${en.names[area]}”`).join(` ${en.or} `),
    ar: areas.map((area) => `«${ar.names[area]}»`).join(` ${ar.or} `),
  }
}

export function areaName(area: Area, language: Language): string {
  return (language === 'ar' ? ar : en).names[area]
}
