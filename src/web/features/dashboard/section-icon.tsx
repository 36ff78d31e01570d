import type { OpenSection } from '#domain/dashboard.ts'
import { Icon, Outline } from '../../ui/icon/icon.tsx'
import { SECTION_ICONS, type SectionSign } from './section-icons.ts'

export function SectionIcon({ section }: { readonly section: OpenSection }) {
  const sign: SectionSign = SECTION_ICONS[section]
  return typeof sign === 'string' ? <Icon name={sign} /> : <Outline outline={sign.outline} />
}
