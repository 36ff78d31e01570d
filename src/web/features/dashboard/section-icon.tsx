import type { Section } from '#domain/dashboard.ts'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import { SECTION_ICONS } from './section-icons.ts'

export function SectionIcon({ section }: { readonly section: Section }) {
  return <AnyIcon name={SECTION_ICONS[section]} />
}
