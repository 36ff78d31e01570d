import { Link } from 'react-router'
import type { ProductDraft } from '#contract/products/product-drafts.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatList } from '#i18n/formats.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { useDraftName } from '../draft-name.ts'
import { fieldLabel } from '../form/field-words.ts'
import { draftPath } from '../product-paths.ts'
import { ToChosenBar } from './chosen-bar.tsx'
import styles from './named-picture.module.css'
import { NamedPicture } from './named-picture.tsx'

export interface DraftTableProps {
  readonly drafts: readonly ProductDraft[]
  readonly isWaiting: boolean
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
}

/** Unfinished products, each with what it still lacks. */
export function DraftTable({ drafts, isWaiting, chosen, choose }: DraftTableProps) {
  const { t } = useTexts(namingTexts, productTexts, productDraftsTexts, productsTexts)
  const language = useLanguage()
  return (
    <Table
      label={t('productDrafts.list')}
      columns={[
        {
          key: 'product',
          head: t('products.list.product'),
          cell: (draft) => <DraftCell draft={draft} chosen={chosen} choose={choose} />,
        },
        {
          key: 'brand',
          head: t('products.list.brand'),
          cell: ({ brand }) => (brand === null ? t('products.list.noBrand') : <bdi>{nameOf(brand, language)}</bdi>),
        },
        {
          key: 'missing',
          head: t('productDrafts.missing'),
          cell: ({ missing }) =>
            missing.length === 0
              ? t('productDrafts.ready')
              : formatList(
                  missing.map((field) => fieldLabel(t, field)),
                  language,
                ),
        },
        {
          key: 'changed',
          head: t('productDrafts.changed'),
          cell: ({ changed, changedBy }) =>
            t('products.trash.by', { when: formatRelativeTime(changed, new Date(), language), who: isolate(changedBy) }),
        },
      ]}
      rows={drafts}
      keyOf={({ _id }) => _id}
      isWaiting={isWaiting}
    />
  )
}

interface DraftCellProps extends Pick<DraftTableProps, 'chosen' | 'choose'> {
  readonly draft: ProductDraft
}

function DraftCell({ draft, chosen, choose }: DraftCellProps) {
  const { t } = useTexts(productsTexts)
  const name = useDraftName()(draft)
  const language = useLanguage()
  const { _id } = draft
  const isChosen = chosen.includes(_id)
  const label = <span className="visually-hidden">{t('products.many.row', { name: isolate(name) })}</span>
  return (
    <span className="row gap-2">
      <Checkbox label={label} checked={isChosen} onChange={() => choose(isChosen ? chosen.filter((id) => id !== _id) : [...chosen, _id])} />
      {chosen.at(-1) === _id && <ToChosenBar />}
      <NamedPicture product={draft} detail={<Ltr>{draft.sku}</Ltr>}>
        <Link className={styles.name} to={draftPath(_id, language)}>
          <bdi>{name}</bdi>
        </Link>
      </NamedPicture>
    </span>
  )
}
