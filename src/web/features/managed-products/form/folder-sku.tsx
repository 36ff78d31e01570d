import { isolate } from '#i18n/bidi.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'

export interface FolderSkuProps {
  readonly sku: string
  /** The folder of its pictures; given to admins of shops with a drive. */
  readonly folderUrl: string | undefined
}

/** Shows an article number, with a link to its folder where there is one. */
export function FolderSku({ sku, folderUrl }: FolderSkuProps) {
  const { t } = useTexts(productsTexts)
  if (folderUrl === undefined) return <Ltr>{sku}</Ltr>
  return (
    <a href={folderUrl} target="_blank" rel="noopener noreferrer" aria-label={t('products.folder', { sku: isolate(sku) })}>
      <Ltr>{sku}</Ltr>
    </a>
  )
}
