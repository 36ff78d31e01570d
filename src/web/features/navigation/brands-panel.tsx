import { useId, useState } from 'react'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { CollectionLink } from '../../shop/shell-data.ts'
import { BrandColumns } from './brand-columns.tsx'
import { brandsLike } from './brand-letters.ts'
import styles from './brands-panel.module.css'
import { Panel } from './panel.tsx'
import { PanelFooter } from './panel-foot.tsx'

export function BrandsPanel({ brands }: { readonly brands: readonly CollectionLink[] }) {
  const { t } = useTexts()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const { fold, loadFold } = useFold()
  const shown = brandsLike(brands, typed, fold)
  return (
    <Panel layer="brands" label={t('navigation.brands')}>
      {useIsHydrated() && <BrandFilter typed={typed} onType={setTyped} onFocus={loadFold} count={shown.length} />}
      <BrandColumns brands={shown} />
      <PanelFooter to={pathInLanguage('/brands', language)} text={t('navigation.allBrands')} />
    </Panel>
  )
}

/** The fold of Arabic spelling loads when somebody is about to type. */
function useFold() {
  const [fold, setFold] = useState<(text: string) => string>(() => (text: string) => text.toLowerCase())
  const loadFold = () => {
    import('#domain/search/fold.ts').then(
      (module) => setFold(() => module.fold),
      () => undefined,
    )
  }
  return { fold, loadFold }
}

interface BrandFilterProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onFocus: () => void
  readonly count: number
}

function BrandFilter({ typed, onType, onFocus, count }: BrandFilterProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {t('navigation.filterBrands')}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onFocus={onFocus}
        onChange={({ target }) => onType(target.value)}
      />
      <p role="status" className={count === 0 ? styles.none : 'visually-hidden'}>
        {count === 0 ? t('navigation.noBrands') : typed !== '' && t('navigation.brandCount', { count })}
      </p>
    </div>
  )
}
