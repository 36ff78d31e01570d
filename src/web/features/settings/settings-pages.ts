import { SECTIONS } from '#domain/dashboard.ts'
import { SETTINGS_SECTIONS, type SettingsSection } from '#domain/settings/sections.ts'
import type { settingsTexts } from '#i18n/sets/settings.ts'
import type { TranslateOf } from '#i18n/text-set.ts'
import type { FieldSpec, Shape } from './field-spec.ts'
import { SECTION_FIELDS } from './section-fields.ts'

interface SettingsPart {
  readonly path: string
  readonly title: string
  readonly within: string
  readonly words?: string
}

/** Each section of the settings and each of its fields, by the names on the screen, for a search over them. */
export function settingsPages(t: TranslateOf<typeof settingsTexts>): SettingsPart[] {
  // Every part is one of the settings, so that "settings" beside its name finds it in either language.
  const settings = t('settings.title')
  return SETTINGS_SECTIONS.flatMap((section) => {
    const path = `${SECTIONS.settings}/${section}`
    const title = t(`settings.sections.${section}.title`)
    const words = `${settings} ${t(`settings.sections.${section}.lead`)} ${t(`settings.words.${section}`)} ${namesIn(section)}`
    const labels = new Set(SECTION_FIELDS[section].flatMap(labelsOf).map((label) => t(`settings.fields.${label}`)))
    // The section's own row leads to the field of the same name.
    labels.delete(title)
    return [
      { path, title, within: settings, words },
      ...[...labels].map((label) => ({ path, title: label, within: title, words: settings })),
    ]
  })
}

/** Fields that are named after a record, as those of governorates. */
function namesIn(section: SettingsSection): string {
  return SECTION_FIELDS[section].map(({ name }) => (name === undefined ? '' : `${name.en} ${name.ar}`)).join(' ')
}

function labelsOf({ label, shape }: FieldSpec): FieldSpec['label'][] {
  return [label, ...labelsWithin(shape)]
}

function labelsWithin(shape: Shape): FieldSpec['label'][] {
  if (shape.kind === 'group') return shape.fields.flatMap(labelsOf)
  // Rows repeat what the list is named after: names, texts, pictures.
  return []
}
