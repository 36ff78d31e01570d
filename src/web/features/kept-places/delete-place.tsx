import { type ReactNode, useRef, useState } from 'react'
import { reportFailure } from '../../platform/failures.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import button from '../../ui/button/button.module.css'
import danger from '../../ui/button/danger-button.module.css'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { nameOf } from './names.ts'
import type { PlaceKind } from './place-paths.ts'

export interface DeletePlaceProps {
  readonly kind: PlaceKind
  readonly place: { readonly name: string; readonly nameAr: string }
  /** Answers what is to be said of it. */
  readonly send: () => Promise<string>
  readonly onDeleted: (message: string) => void
  /** What becomes of what belongs to it. */
  readonly children: ReactNode
}

/** Asks first, by the name of what goes. */
export function DeletePlace({ kind, place, send, onDeleted, children }: DeletePlaceProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const isSending = useRef(false)
  const remove = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      onDeleted(await send())
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
        {t('places.delete.button')}
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t(`places.${kind}.deleteTitle`)}
        actions={
          <>
            <button type="button" className={button.outlined} onClick={() => setAsking(false)}>
              {t('places.delete.keep')}
            </button>
            <button type="button" className={danger.filled} onClick={() => void remove()}>
              {t('places.delete.button')}
            </button>
          </>
        }
      >
        <p>
          <strong>
            <bdi>{nameOf(place, language)}</bdi>
          </strong>
        </p>
        {children}
      </Dialog>
    </>
  )
}
