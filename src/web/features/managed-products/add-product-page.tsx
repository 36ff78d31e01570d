import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Link, type NavigateOptions, useNavigate } from 'react-router'
import type { ManagedProduct } from '#contract/products.ts'
import { isolate } from '#i18n/bidi.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useIsThere } from '../../platform/calls/is-there.ts'
import { DraftNote } from '../../platform/forms/form-draft.tsx'
import type { GuidedForm } from '../../platform/forms/guided-form.ts'
import type { LeaveGuard, LeaveWords } from '../../platform/forms/leave-guard.tsx'
import { useRecordForm } from '../../platform/forms/record-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { formLabels } from './form/form-labels.ts'
import { NewPicture } from './form/new-picture.tsx'
import { usePriceQuestion } from './form/price-question.tsx'
import { NO_BRAND, newProduct, OPTIONAL_FIELDS, type ProductValues, USED } from './form/product-values.ts'
import { NewProductFrame, type NewProductPageProps } from './new-product-frame.tsx'
import { DRAFT, fetchDraftSchema, SaveDraft } from './new-product-parts.tsx'
import { namedRefused, reportRefused, type Saved, useAdding, useDrafting } from './panels/use-adding.ts'
import { useChosenPicture } from './pictures/use-chosen-picture.ts'
import { useNewPictures } from './pictures/use-new-pictures.ts'
import { draftsPath, editPath, listPath, withLeftOut } from './product-paths.ts'

/** The name of the button that goes on with another product. */
const ANOTHER = 'another'

const fetchSchema = () => import('./form/product-schemas.ts').then(({ AddSchema }) => AddSchema)

export interface AddProductPageProps extends NewProductPageProps {
  readonly guide: GuidedForm | null
}

export function AddProductPage({ guide, ...shop }: AddProductPageProps) {
  const { t } = useTexts(namingTexts, productTexts, productsTexts)
  const language = useLanguage()
  const list = listPath(language)
  const price = usePriceQuestion()
  const [last, setLast] = useState<ManagedProduct | null>(null)
  const { pictures, add, saveDraft, startAnew, ...asked } = useSaving(() => draft.forget())
  const [defaults] = useState(() => firstProduct(shop))
  const leave = useLeaving()
  const pressed = useRef('')
  useEffect(focusNameAtDesk, [])
  const { form, draft, guard } = useRecordForm<ProductValues>({
    fetchSchema: () => (pressed.current === DRAFT ? fetchDraftSchema() : fetchSchema()),
    defaults,
    fieldNames: formLabels(t),
    optional: OPTIONAL_FIELDS,
    draftName: 'product/new',
    list,
    guide,
    ...asked,
    send: async (values): Promise<{ readonly message: string } | null> => {
      const further = { categories: shop.isBrandFixed ? [] : values.categories, more: pictures.chosen() }
      if (pressed.current === DRAFT) return leave(guard, await saveDraft(values, further), { to: draftsPath(language) })
      if (!(await price.mayBe(values.price))) {
        form.controls.setError('price', { message: t('products.priceQuestion.stillOne') })
        return null
      }
      const isAnother = pressed.current === ANOTHER
      const reply = await add(values, further)
      if (reply === null) return null
      if (!isAnother && guide === null && reply.refused.length > 0) {
        // The product is saved, so its own page is where refused pictures are seen to; the way back leads past the form.
        const state = withLeftOut(namedRefused(reply.refused, t))
        return leave(guard, reply.message, { to: editPath(reply.product._id, language), replace: true, state })
      }
      reportRefused(reply.refused, t)
      if (!isAnother) return reply
      notify({ kind: 'success', text: reply.message })
      form.controls.reset(newProduct(values))
      startAnew()
      setLast(reply.product)
      price.startAnew()
      focusName()
      return null
    },
  })
  const { src } = useChosenPicture(form.controls.watch('image'))
  return (
    <>
      <NewProductFrame
        {...shop}
        title={t('products.add')}
        lead={t('products.addLead')}
        strip={guide?.strip}
        form={form}
        guard={guard}
        submitLabel={guide?.saveLabel ?? t('products.form.saveNew')}
        callout={<Notes last={last} draft={draft} />}
        src={src}
        picture={<NewPicture key={last?._id} form={form} src={src} pictures={pictures} />}
        onPressed={(name) => {
          pressed.current = name
        }}
        actions={<NewActions list={list} />}
      />
      {price.question}
    </>
  )
}

interface NextPage extends NavigateOptions {
  readonly to: string
}

/** Reports success and leads on, unless the form was left while it was saved; null leaves it open until then. */
function useLeaving() {
  const navigate = useNavigate()
  const isThere = useIsThere()
  return async (guard: LeaveGuard, message: string, { to, ...options }: NextPage): Promise<null> => {
    notify({ kind: 'success', text: message })
    if (!isThere.current) return null
    guard.letGo()
    await navigate(to, options)
    return null
  }
}

/** The chosen pictures, what saves the form with them, and what its saving and its leaving are to know of them. */
function useSaving(forgetTyped: () => void) {
  const pictures = useNewPictures()
  const [saved, setSaved] = useState<Saved | null>(null)
  // After a reload the form would offer again what is there already.
  const onSaved = (record: Saved) => {
    setSaved(record)
    forgetTyped()
  }
  return {
    pictures,
    add: useAdding(pictures.upload, onSaved),
    saveDraft: useDrafting(pictures.upload, onSaved),
    startAnew: () => {
      pictures.onMore([])
      setSaved(null)
    },
    leaveWords: useWordsOfSending(saved),
    settle: pictures.preparing.ended,
  }
}

/** The record is saved by then: leaving loses no more than the pictures that were not sent. */
function useWordsOfSending(saved: Saved | null): LeaveWords | undefined {
  const { t } = useTexts(picturesTexts)
  if (saved === null) return undefined
  return {
    title: t('pictures.leave.title'),
    text: t(`pictures.leave.${saved}`),
    stay: t('pictures.leave.stay'),
    leave: t('pictures.leave.leave'),
  }
}

/** A merchant has one brand, and admins choose. */
function firstProduct({ brands, isBrandFixed }: Pick<NewProductPageProps, 'brands' | 'isBrandFixed'>): ProductValues {
  return newProduct({ brand: (isBrandFixed ? brands[0]?._id : undefined) ?? NO_BRAND, taxable: USED, categories: [] })
}

/** The field is there again once the form has drawn itself anew. */
function focusName(): void {
  requestAnimationFrame(() => document.getElementsByName('name')[0]?.focus())
}

interface NotesProps {
  /** The product that was added before this one. */
  readonly last: ManagedProduct | null
  readonly draft: ComponentProps<typeof DraftNote>['draft']
}

function Notes({ last, draft }: NotesProps) {
  return (
    <>
      {last !== null && <LastAdded product={last} />}
      <DraftNote draft={draft} />
    </>
  )
}

/** Stays above the form of the next product, where the notice of the last one has gone; its link is the way to correct it. */
function LastAdded({ product }: { readonly product: ManagedProduct }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const note = useRef<HTMLDivElement>(null)
  const { _id } = product
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes into sight with each product
  useEffect(() => {
    // Newer browsers answer a promise here, which is no clean-up.
    note.current?.scrollIntoView({ block: 'start' })
  }, [_id])
  return (
    <div ref={note}>
      <Callout tone="success">
        {t('products.form.lastAdded', { name: isolate(nameOf(product, language)) })}{' '}
        <Link to={editPath(product._id, language)}>{t('products.form.openLast')}</Link>
      </Callout>
    </div>
  )
}

/** Typing begins with the name. On a phone the field would call up the keyboard over the page before anybody has seen it. */
function focusNameAtDesk(): void {
  if (window.matchMedia('(pointer: fine)').matches) focusName()
}

function NewActions({ list }: { readonly list: string }) {
  const { t } = useTexts(productsTexts)
  return (
    <>
      <Button tone="secondary" type="submit" name={ANOTHER}>
        {t('products.form.saveAnother')}
      </Button>
      <SaveDraft />
      <ButtonLink tone="secondary" to={list}>
        {t('products.form.cancel')}
      </ButtonLink>
    </>
  )
}
