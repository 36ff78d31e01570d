import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import type { ShopForm } from '../../platform/forms/use-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { StateSwitch } from '../../ui/switch/state-switch.tsx'
import type { ProductValues } from './form/product-values.ts'
import { CategoryChoice, type CategoryChoiceProps } from './panels/category-choice.tsx'

/** The name of the button that saves a draft; what it sends is judged as one. */
export const DRAFT = 'draft'

export const fetchDraftSchema = () => import('./form/product-schemas.ts').then(({ DraftSchema }) => DraftSchema)

export interface NewCategoriesProps extends Pick<CategoryChoiceProps, 'categories'> {
  readonly form: ShopForm<ProductValues>
}

export function NewCategories({ form: { controls }, categories }: NewCategoriesProps) {
  const { t } = useTexts(productsTexts)
  return (
    <FormSection title={t('products.categories.title')}>
      <CategoryChoice
        categories={categories}
        chosen={controls.watch('categories')}
        onChange={(chosen) => controls.setValue('categories', chosen, { shouldDirty: true })}
      />
    </FormSection>
  )
}

export function SaveDraft() {
  const { t } = useTexts(productDraftsTexts)
  return (
    <Button tone="secondary" type="submit" name={DRAFT}>
      {t('productDrafts.save')}
    </Button>
  )
}

/** Categories are chosen by the shop's team, as the form of a merchant says. */
export function TeamCategories() {
  const { t } = useTexts(productsTexts)
  return <FormSection title={t('products.categories.title')} hint={t('products.categories.byTeam')} />
}

export interface NewStateProps {
  readonly form: ShopForm<ProductValues>
  /** It is in the shop once it is published, and not by saving it. */
  readonly isDraft: boolean
}

export function NewState({ form: { controls }, isDraft }: NewStateProps) {
  const { t } = useTexts(productDraftsTexts, productsTexts)
  const isOn = controls.watch('isActive')
  const state = t(isOn ? 'products.state.on' : 'products.state.off')
  const texts = isDraft
    ? { label: t('productDrafts.shown'), hint: t(isOn ? 'productDrafts.shownHint' : 'productDrafts.hiddenHint') }
    : { label: t('products.state.switch'), hint: t(isOn ? 'products.state.onHint' : 'products.state.newHint') }
  return (
    <FormSection title={t('products.state.title')}>
      <StateSwitch
        {...texts}
        isOn={isOn}
        state={state}
        onChange={(isActive) => controls.setValue('isActive', isActive, { shouldDirty: true })}
      />
    </FormSection>
  )
}
