import { isolate } from '#i18n/bidi.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'

export interface FolderSkuProps {
  readonly sku: string
  /** Where its pictures are kept; known to admins of shops that have such a place. */
  readonly folderUrl: string | undefined
}

/** An article number, and the way to its folder for whoever may go there. */
export function FolderSku({ sku, folderUrl }: FolderSkuProps) {
  const { t } = useTexts(productsTexts)
  if (folderUrl === undefined) return <Ltr>{sku}</Ltr>
  return (
    <a href={folderUrl} target="_blank" rel="noopener noreferrer" aria-label={t('products.folder', { sku: isolate(sku) })}>
      <Ltr>{sku}</Ltr>
    </a>
  )
}
