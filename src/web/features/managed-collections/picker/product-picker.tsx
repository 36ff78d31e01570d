import { type KeyboardEvent, useId, useState } from 'react'
import { PRODUCT_SEARCH_MIN } from '#domain/catalogue/products.ts'
import { formatNumber } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useListTerm } from '../../../platform/lists/list-term.ts'
import { LIST_PAUSE_MS } from '../../../platform/lists/records-search.tsx'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { SearchField } from '../../../ui/search-field/search-field.tsx'
import { isPicked, NOTHING_PICKED, type Pickable, type Picked, withPicked } from './picked.ts'
import { PickerPager } from './picker-pager.tsx'
import { PickerRow } from './picker-row.tsx'
import styles from './product-picker.module.css'
import { type PickerList, usePickerList } from './use-picker-list.ts'

/** A category and the number of products in itself. */
export interface PickedCategory {
  readonly _id: string
  readonly ownCount: number
}

export interface ProductPickerProps {
  readonly value: Picked
  /** The category whose products are chosen; null for one that is not saved yet. */
  readonly category: PickedCategory | null
  readonly error: string | undefined
  readonly onChange: (value: Picked) => void
}

/** Chooses from any number of products: a page at a time, by search, or only the chosen ones. */
export function ProductPicker({ value, category, error, onChange }: ProductPickerProps) {
  const { t } = useTexts(collectionsTexts)
  const id = useId()
  const [term, setTerm] = useState('')
  const [isOnlyChosen, setOnlyChosen] = useState(category !== null && category.ownCount > 0)
  const [page, setPage] = useState(1)
  // The additions when this view was opened, so that a removed product stays in sight and keeps the focus.
  const [added, setAdded] = useState<readonly string[]>([])
  const count = (category?.ownCount ?? 0) + value.added.length - value.removed.length
  const list = usePickerList({ added, categoryId: category?._id ?? null, isOnlyChosen, page, term })
  const { typed, setTyped, submit } = useListTerm({
    term,
    least: PRODUCT_SEARCH_MIN,
    pauseMs: LIST_PAUSE_MS,
    search: (next) => {
      setTerm(next)
      setPage(1)
    },
  })
  const show = (onlyChosen: boolean) => {
    setOnlyChosen(onlyChosen)
    setAdded(value.added)
    setPage(1)
  }
  return (
    <fieldset
      className={styles.picker}
      aria-describedby={error === undefined ? undefined : id}
      data-invalid={error !== undefined || undefined}
    >
      <legend className="visually-hidden">{t('collections.picker.title')}</legend>
      {error !== undefined && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Summary count={count} choice={value} onUndo={() => onChange(NOTHING_PICKED)} />
      <div className={styles.tools}>
        <SearchField
          label={t('collections.picker.search')}
          placeholder={t('collections.picker.placeholder')}
          clearLabel={t('collections.picker.clear')}
          name="products-search"
          value={typed}
          onChange={setTyped}
          onSubmit={submit}
          isInForm
        />
        <Views isOnlyChosen={isOnlyChosen} onShow={show} />
      </div>
      <Rows
        list={list}
        choice={value}
        isNoneChosen={isOnlyChosen && count === 0}
        onPick={(products, isChosen) => onChange(withPicked(value, products, isChosen))}
      />
      <PickerPager page={page} pages={list.totalPages} onTurn={setPage} />
    </fieldset>
  )
}

interface SummaryProps {
  readonly count: number
  readonly choice: Picked
  readonly onUndo: () => void
}

function Summary({ count, choice: { added, removed }, onUndo }: SummaryProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const isChanged = added.length + removed.length > 0
  return (
    <div className={styles.summary}>
      <p role="status" className={styles.count}>
        <strong>{t('collections.picker.chosenCount', { count })}</strong>
        {added.length > 0 && <span>{t('collections.picker.added', { shown: formatNumber(added.length, language) })}</span>}
        {removed.length > 0 && <span>{t('collections.picker.removed', { shown: formatNumber(removed.length, language) })}</span>}
      </p>
      {isChanged && (
        <PlainButton look="text" onPress={onUndo}>
          {t('collections.picker.undo')}
        </PlainButton>
      )}
    </div>
  )
}

function Views({ isOnlyChosen, onShow }: { readonly isOnlyChosen: boolean; readonly onShow: (isOnlyChosen: boolean) => void }) {
  const { t } = useTexts(collectionsTexts)
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{t('collections.picker.show')}</legend>
      <PlainButton look="own" className={styles.view} aria-pressed={!isOnlyChosen} onPress={() => onShow(false)}>
        {t('collections.picker.all')}
      </PlainButton>
      <PlainButton look="own" className={styles.view} aria-pressed={isOnlyChosen} onPress={() => onShow(true)}>
        {t('collections.picker.onlyChosen')}
      </PlainButton>
    </fieldset>
  )
}

interface RowsProps {
  readonly list: PickerList
  readonly choice: Picked
  readonly isNoneChosen: boolean
  readonly onPick: (products: readonly Pickable[], isChosen: boolean) => void
}

function Rows({ list, choice, isNoneChosen, onPick }: RowsProps) {
  const { t } = useTexts(collectionsTexts)
  const { rows, isWaiting, hasFailed, again } = list
  if (hasFailed) {
    return (
      <div className={styles.message} role="alert">
        <p>{t('collections.picker.failed')}</p>
        <Button tone="secondary" onPress={again}>
          {t('collections.picker.again')}
        </Button>
      </div>
    )
  }
  if (rows.length === 0) {
    const empty = isNoneChosen ? 'collections.picker.noneChosen' : 'collections.picker.none'
    return <p className={styles.message}>{t(isWaiting ? 'collections.picker.loading' : empty)}</p>
  }
  const isWhole = rows.every((product) => isPicked(choice, product))
  return (
    <div className={styles.sheet} aria-busy={isWaiting || undefined}>
      <ul className={styles.rows} aria-label={t('collections.picker.list')} onKeyDown={keepEnterFromSending}>
        {rows.map((product) => (
          <PickerRow
            key={product._id}
            product={product}
            isChosen={isPicked(choice, product)}
            wasChosen={product.isMember === true}
            onPick={(isChosen) => onPick([product], isChosen)}
          />
        ))}
      </ul>
      <PlainButton look="own" className={styles.whole} onPress={() => onPick(rows, !isWhole)}>
        {t(isWhole ? 'collections.picker.removePage' : 'collections.picker.addPage')}
      </PlainButton>
    </div>
  )
}

/** Enter on a checkbox would submit the form, so it toggles the box, as Space does. */
function keepEnterFromSending(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.target.click()
}
