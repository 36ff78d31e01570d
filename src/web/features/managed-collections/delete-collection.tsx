import type { ReactNode } from 'react'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { reportFailureOrMissing } from '../../platform/frame/missing-failures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DeleteButton } from '../../ui/dialog/delete-button.tsx'
import type { CollectionKind } from './collection-paths.ts'

export interface DeleteCollectionProps {
  readonly kind: CollectionKind
  readonly collection: { readonly name: string; readonly nameAr: string }
  /** Deletes it and returns the message to show. */
  readonly send: () => Promise<string>
  readonly onDeleted: (message: string) => void
  /** Says what happens to the records that belong to it. */
  readonly children: ReactNode
}

export function DeleteCollection({ kind, collection, send, onDeleted, children }: DeleteCollectionProps) {
  const { t } = useTexts(dashboardTexts, collectionsTexts)
  const language = useLanguage()
  return (
    <DeleteButton
      texts={{ button: t('collections.delete.button'), title: t(`collections.${kind}.deleteTitle`), back: t('dashboard.goBack') }}
      send={send}
      onDeleted={onDeleted}
      onFailed={(error) => reportFailureOrMissing(error, t)}
    >
      <p>
        <strong>
          <bdi>{nameOf(collection, language)}</bdi>
        </strong>
      </p>
      {children}
    </DeleteButton>
  )
}
