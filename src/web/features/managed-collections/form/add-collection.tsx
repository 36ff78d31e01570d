import { type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { DraftNote } from '../../../platform/forms/form-draft.tsx'
import type { FetchSchema } from '../../../platform/forms/form-rules.ts'
import type { GuidedForm } from '../../../platform/forms/guided-form.ts'
import { useRecordForm } from '../../../platform/forms/record-form.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { NAME_TEXTS } from '../../../shop/names-section.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { type CollectionKind, listPath, useCollectionPath } from '../collection-paths.ts'
import { CollectionForm } from './collection-form.tsx'
import { type CollectionValues, NEW_COLLECTION, optionalFields } from './collection-values.ts'
import { NewState } from './new-state.tsx'

export interface AddCollectionProps {
  readonly kind: CollectionKind
  readonly guide: GuidedForm | null
  readonly fetchSchema: FetchSchema
  readonly send: (values: CollectionValues) => Promise<{ readonly message: string }>
  /** Fields that only this kind has. */
  readonly renderMore?: (form: ShopForm<CollectionValues>) => ReactNode
}

/** The name of the button that goes on with another one. */
const ANOTHER = 'another'

/** Adds a category or brand. */
export function AddCollection({ kind, guide, fetchSchema, send, renderMore }: AddCollectionProps) {
  const { t } = useTexts(namingTexts, collectionsTexts)
  const list = listPath(kind, useLanguage())
  const pressed = useRef('')
  // The next one may be put into the one that was just added.
  const { revalidate } = useRevalidator()
  const { form, draft, guard } = useRecordForm<CollectionValues>({
    fetchSchema,
    defaults: NEW_COLLECTION,
    fieldNames: { name: t(NAME_TEXTS.name) },
    optional: optionalFields(kind),
    draftName: `${kind}/new`,
    list,
    guide,
    send: async (values) => {
      const isAnother = pressed.current === ANOTHER
      const reply = await send(values)
      if (!isAnother) return reply
      notify({ kind: 'success', text: reply.message })
      void revalidate()
      form.controls.reset({ ...NEW_COLLECTION, parent: values.parent })
      requestAnimationFrame(() => document.getElementsByName('name')[0]?.focus())
      return null
    },
  })
  const { controls } = form
  const title = t(`collections.${kind}.add`)
  return (
    <>
      <PageHeader title={title} lead={t(`collections.${kind}.addLead`)} path={useCollectionPath(kind, title)} />
      {guide?.strip}
      <CollectionForm
        kind={kind}
        form={form}
        guard={guard}
        isNew
        callout={<DraftNote draft={draft} />}
        submitLabel={guide?.saveLabel ?? t(`collections.${kind}.save`)}
        onPressed={(name) => {
          pressed.current = name
        }}
        actions={
          <>
            <Button tone="secondary" type="submit" name={ANOTHER}>
              {t(`collections.${kind}.saveAnother`)}
            </Button>
            <ButtonLink tone="secondary" to={list}>
              {t('collections.form.cancel')}
            </ButtonLink>
          </>
        }
      >
        {renderMore?.(form)}
        <NewState
          kind={kind}
          isOn={controls.watch('isActive')}
          onChange={(isActive) => controls.setValue('isActive', isActive, { shouldDirty: true })}
        />
      </CollectionForm>
    </>
  )
}
