import { Link } from 'react-router'
import type { ManagedProduct } from '#contract/products.ts'
import { CURRENCY_LABEL } from '#domain/money/currency.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Thumbnail } from '../../shop/thumbnail.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { type Column, Table } from '../../ui/table/table.tsx'
import { FolderSku } from './form/folder-sku.tsx'
import { editPath } from './product-paths.ts'
import { ProductState } from './product-state.tsx'
import styles from './product-table.module.css'
import thumbnail from './thumbnail.module.css'

const NOTHING = '–'

export interface ProductTableProps {
  readonly products: readonly ManagedProduct[]
  readonly isWaiting: boolean
  readonly onSwitched: (product: ManagedProduct) => Promise<void>
}

export function ProductTable({ products, isWaiting, onSwitched }: ProductTableProps) {
  const { t } = useTexts(dashboardTexts, productsTexts)
  const language = useLanguage()
  const columns: readonly [Column<ManagedProduct>, ...Column<ManagedProduct>[]] = [
    { key: 'product', head: t('products.list.product'), cell: (product) => <ProductCell product={product} /> },
    {
      key: 'brand',
      head: t('products.list.brand'),
      cell: ({ brand }) => (brand === null ? t('products.list.noBrand') : <bdi>{nameOf(brand, language)}</bdi>),
    },
    {
      key: 'price',
      head: t('products.list.price'),
      isNumber: true,
      cell: ({ price }) => (
        <Ltr className={styles.whole}>{price === undefined ? NOTHING : formatMoney(price, language, CURRENCY_LABEL)}</Ltr>
      ),
    },
    {
      key: 'stock',
      head: t('products.list.stock'),
      isNumber: true,
      cell: ({ quantity }) =>
        quantity > 0 ? <Ltr>{formatNumber(quantity, language)}</Ltr> : <Badge tone="warning">{t('products.list.outOfStock')}</Badge>,
    },
    {
      key: 'state',
      head: t('products.list.state'),
      cell: (product) => <ProductState product={product} isDense onSwitched={onSwitched} />,
    },
  ]
  return <Table label={t('dashboard.sections.products')} columns={columns} rows={products} keyOf={({ _id }) => _id} isWaiting={isWaiting} />
}

function ProductCell({ product }: { readonly product: ManagedProduct }) {
  const language = useLanguage()
  return (
    <span className={styles.product}>
      <Thumbnail product={product} size={56} className={thumbnail.thumbnail} />
      <span className={styles.words}>
        <Link className={styles.name} to={editPath(product._id, language)}>
          <bdi>{nameOf(product, language)}</bdi>
        </Link>
        <span className={styles.sku}>
          <FolderSku sku={product.sku} folderUrl={product.folderUrl} />
        </span>
      </span>
    </span>
  )
}
