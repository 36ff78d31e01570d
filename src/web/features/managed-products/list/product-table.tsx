import { Link, useLocation } from 'react-router'
import type { ManagedProduct } from '#contract/products.ts'
import type { ManagedSort } from '#domain/catalogue/products.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { type Column, type ColumnSort, Table } from '../../../ui/table/table.tsx'
import { ConfirmPrice, PriceDay } from '../confirm-price.tsx'
import { FolderSku } from '../form/folder-sku.tsx'
import { editPath, fromList } from '../product-paths.ts'
import { ProductState } from '../product-state.tsx'
import { ToChosenBar } from './chosen-bar.tsx'
import styles from './named-picture.module.css'
import { NamedPicture } from './named-picture.tsx'
import { NumberCell } from './number-cell.tsx'
import { SORT_TEXTS } from './sort-texts.ts'

const NOTHING = '–'

export interface ProductTableProps {
  readonly products: readonly ManagedProduct[]
  readonly isWaiting: boolean
  readonly sort: ManagedSort | ''
  /** The address of the list in another order. */
  readonly sortedBy: (sort: ManagedSort) => string
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
  /** A product was switched or changed in its row. */
  readonly onChanged: () => Promise<void>
}

export function ProductTable({ products, isWaiting, sort, sortedBy, chosen, choose, onChanged }: ProductTableProps) {
  const { t } = useTexts(dashboardTexts, productsTexts)
  const language = useLanguage()
  const sorting = useColumnSorts(sort, sortedBy)
  const columns: readonly [Column<ManagedProduct>, ...Column<ManagedProduct>[]] = [
    {
      key: 'product',
      head: t('products.list.product'),
      sort: sorting('name'),
      cell: (product) => <ProductCell product={product} chosen={chosen} choose={choose} />,
    },
    {
      key: 'brand',
      head: t('products.list.brand'),
      sort: sorting('brand'),
      cell: ({ brand }) => (brand === null ? t('products.list.noBrand') : <bdi>{nameOf(brand, language)}</bdi>),
    },
    {
      key: 'price',
      head: t('products.list.price'),
      isNumber: true,
      sort: sorting('price'),
      cell: (product) => <PriceCell product={product} onSaved={onChanged} />,
    },
    {
      key: 'stock',
      head: t('products.list.stock'),
      isNumber: true,
      sort: sorting('stock'),
      cell: (product) => <StockCell product={product} onSaved={onChanged} />,
    },
    {
      key: 'state',
      head: t('products.list.state'),
      sort: sorting('state'),
      cell: (product) => <ProductState product={product} isDense onSwitched={onChanged} />,
    },
  ]
  return <Table label={t('dashboard.sections.products')} columns={columns} rows={products} keyOf={({ _id }) => _id} isWaiting={isWaiting} />
}

/** The two orders of each column that can be sorted by; the first one is where a press begins. */
const COLUMN_SORTS = {
  name: ['name-az', 'name-za'],
  brand: ['brand-az', 'brand-za'],
  price: ['price-low', 'price-high'],
  stock: ['stock-low', 'stock-high'],
  state: ['on-first', 'off-first'],
} as const satisfies Record<string, readonly [ManagedSort, ManagedSort]>

function useColumnSorts(sort: ManagedSort | '', sortedBy: (sort: ManagedSort) => string) {
  const { t } = useTexts(productsTexts)
  return (column: keyof typeof COLUMN_SORTS): ColumnSort => {
    const [up, down] = COLUMN_SORTS[column]
    const direction = sort === up ? 'ascending' : sort === down ? 'descending' : null
    const next = direction === 'ascending' ? down : up
    return { to: sortedBy(next), direction, label: t(SORT_TEXTS[next]) }
  }
}

interface CellProps {
  readonly product: ManagedProduct
  readonly onSaved: () => Promise<void>
}

function PriceCell({ product, onSaved }: CellProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const { price } = product
  if (price === undefined) return NOTHING
  const name = isolate(nameOf(product, language))
  const value = formatMoney(price, language, SHOP_CURRENCY)
  return (
    <span className={styles.priced}>
      <NumberCell
        product={product}
        name="price"
        value={price}
        shown={value}
        label={t('products.list.priceOf', { name })}
        editLabel={t('products.list.editPrice', { name, value: isolate(value) })}
        onSaved={onSaved}
      >
        <Ltr className={styles.whole}>{value}</Ltr>
      </NumberCell>
      <span className={styles.day}>
        <PriceDay product={product} />
      </span>
      {product.isPriceOld && (
        <span className={styles.confirm}>
          <ConfirmPrice product={product} onConfirmed={onSaved} />
        </span>
      )}
    </span>
  )
}

function StockCell({ product, onSaved }: CellProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const { quantity } = product
  const name = isolate(nameOf(product, language))
  const value = formatNumber(quantity, language)
  return (
    <NumberCell
      product={product}
      name="quantity"
      value={quantity}
      shown={value}
      label={t('products.list.stockOf', { name })}
      editLabel={t('products.list.editStock', { name, value })}
      onSaved={onSaved}
    >
      {quantity > 0 ? <Ltr>{value}</Ltr> : <Badge tone="warning">{t('products.list.outOfStock')}</Badge>}
    </NumberCell>
  )
}

type ProductCellProps = Pick<CellProps, 'product'> & Pick<ProductTableProps, 'chosen' | 'choose'>

function ProductCell({ product, chosen, choose }: ProductCellProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const { search } = useLocation()
  const { _id } = product
  const isChosen = chosen.includes(_id)
  const label = <span className="visually-hidden">{t('products.many.row', { name: isolate(nameOf(product, language)) })}</span>
  return (
    <span className="row gap-2">
      <Checkbox label={label} checked={isChosen} onChange={() => choose(isChosen ? chosen.filter((id) => id !== _id) : [...chosen, _id])} />
      {chosen.at(-1) === _id && <ToChosenBar />}
      <NamedPicture product={product} detail={<FolderSku sku={product.sku} folderUrl={product.folderUrl} />}>
        <Link className={styles.name} to={editPath(product._id, language)} state={fromList(search)}>
          <bdi>{nameOf(product, language)}</bdi>
        </Link>
      </NamedPicture>
    </span>
  )
}
