import { useId, useState } from 'react'
import { listingTexts } from '#i18n/sets/listing.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { clearedOnPage } from './filter-chips.tsx'
import styles from './filter-drawer.module.css'
import { FilterForm } from './filter-form.tsx'
import type { FilterOptions } from './filter-options.ts'
import type { ListKind } from './list-address.ts'
import type { Listing } from './listing.ts'

export interface FilterDrawerProps {
  readonly isOpen: boolean
  readonly listing: Listing
  readonly kind: ListKind
  readonly options: FilterOptions
  readonly onClose: () => void
  readonly onApply: (listing: Listing) => void
}

export function FilterDrawer({ isOpen, onClose, ...rest }: FilterDrawerProps) {
  const { t } = useTexts(listingTexts)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('listing.filters.title')} closeLabel={t('listing.filters.close')}>
      <Choices onClose={onClose} {...rest} />
    </Drawer>
  )
}

/** Choices on a phone are applied together by a button; closing the drawer drops them. */
function Choices({ listing, kind, options, onClose, onApply }: Omit<FilterDrawerProps, 'isOpen'>) {
  const { t } = useTexts(listingTexts)
  const [chosen, setChosen] = useState(listing)
  return (
    <>
      <FilterForm id={useId()} listing={chosen} options={options} onChange={setChosen} />
      <div className={styles.foot}>
        <Button tone="secondary" onPress={() => setChosen(clearedOnPage(chosen, kind))}>
          {t('listing.filters.clear')}
        </Button>
        <Button
          tone="primary"
          onPress={() => {
            onClose()
            onApply(chosen)
          }}
        >
          {t('listing.filters.apply')}
        </Button>
      </div>
    </>
  )
}
