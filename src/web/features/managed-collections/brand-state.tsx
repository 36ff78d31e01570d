import type { ManagedBrand } from '#contract/brands.ts'
import { refuseBrandSwitch } from '#domain/catalogue/brands.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import type { KeyOf } from '#i18n/text-set.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CollectionSwitch } from './collection-switch.tsx'

export interface BrandStateProps {
  readonly brand: ManagedBrand
  readonly isAdmin: boolean
  /** The switch stands in a table row, whose column names it. */
  readonly isDense?: boolean
  readonly onSwitched: (brand: ManagedBrand) => void | Promise<void>
}

/** Shows whether a brand is active, its switch, and who has switched it off. */
export function BrandState({ brand, isAdmin, isDense = false, onSwitched }: BrandStateProps) {
  const { t } = useTexts(collectionsTexts)
  const api = useApi()
  const isRefused = !brand.isActive && refuseBrandSwitch(isAdmin ? 'admin' : 'owner', brand, true) !== null
  return (
    <CollectionSwitch
      kind="brands"
      collection={brand}
      isDense={isDense}
      notes={notesOf(brand, isRefused).map((key) => t(key))}
      isDisabled={isRefused}
      send={async (isActive) => {
        const reply = await api.call('PUT /api/brand/:id/active', { params: { id: brand._id }, body: { brand: { isActive } } })
        await onSwitched(reply.brand)
        return reply.message
      }}
    />
  )
}

const NOTES = {
  admin: 'collections.brands.offByAdmin',
  owner: 'collections.brands.offByOwner',
  merchant: 'collections.brands.offWithMerchant',
} as const satisfies Record<ManagedBrand['inactiveReasons'][number], string>

function notesOf({ isActive, inactiveReasons, isMerchantActive }: ManagedBrand, isRefused: boolean): KeyOf<typeof collectionsTexts>[] {
  const notes: KeyOf<typeof collectionsTexts>[] = isActive ? [] : inactiveReasons.map((reason) => NOTES[reason])
  if (isActive && !isMerchantActive) notes.push('collections.brands.hiddenWithMerchant')
  if (isRefused) notes.push('collections.brands.onlyAdmin')
  return notes
}
