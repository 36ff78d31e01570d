import { useRef, useState } from 'react'
import type { ManagedProduct } from '#contract/products.ts'
import { reportFailure } from '../../platform/failures.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import button from '../../ui/button/button.module.css'
import danger from '../../ui/button/danger-button.module.css'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { nameOf } from './names.ts'

export interface DeleteProductProps {
  readonly product: ManagedProduct
  readonly onDeleted: (message: string) => void
}

/** Asks first, by the name of what goes. */
export function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
  const { t } = useTexts()
  const api = useApi()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const isSending = useRef(false)
  const remove = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      const { message } = await api.call('DELETE /api/product/delete/:id', { params: { id: product._id } })
      onDeleted(message)
    } catch (error) {
      reportFailure(error, t)
      setAsking(false)
    } finally {
      isSending.current = false
    }
  }
  return (
    <>
      <button type="button" className={danger.plain} onClick={() => setAsking(true)}>
        {t('products.delete.button')}
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('products.delete.title')}
        actions={
          <>
            <button type="button" className={button.outlined} onClick={() => setAsking(false)}>
              {t('products.delete.keep')}
            </button>
            <button type="button" className={danger.filled} onClick={() => void remove()}>
              {t('products.delete.button')}
            </button>
          </>
        }
      >
        <p>
          <strong>
            <bdi>{nameOf(product, language)}</bdi>
          </strong>
          <br />
          <Ltr>{product.sku}</Ltr>
        </p>
        <p>{t('products.delete.text')}</p>
      </Dialog>
    </>
  )
}
