import { Link } from 'react-router'
import { useBackOneStep } from '../../platform/back-one-step.ts'
import { useLanguage } from '../../platform/language.ts'
import { useLeaveGuard } from '../../platform/leave-guard.tsx'
import { notify } from '../../platform/notices.ts'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { useShopForm } from '../../platform/use-form.ts'
import button from '../../ui/button/button.module.css'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { NewState } from './new-state.tsx'
import { PlaceForm } from './place-form.tsx'
import { listPath, usePlacePath } from './place-paths.ts'
import { type CategoryValues, categoryBody, NEW_CATEGORY } from './place-values.ts'
import { ProductsField } from './products-field.tsx'

const fetchSchema = () => import('./place-schemas.ts').then(({ CategoryAddSchema }) => CategoryAddSchema)

export function AddCategoryPage() {
  const { t } = useTexts()
  const api = useApi()
  const list = listPath('categories', useLanguage())
  const goBack = useBackOneStep(list)
  const form = useShopForm<CategoryValues>({
    fetchSchema,
    defaults: NEW_CATEGORY,
    send: async (values) => {
      const { message } = await api.call('POST /api/category/add', { body: { ...categoryBody(values), isActive: values.isActive } })
      notify({ kind: 'success', text: message })
      guard.letGo()
      goBack()
    },
  })
  const { controls } = form
  const guard = useLeaveGuard(controls.formState.isDirty)
  const values = controls.watch()
  return (
    <>
      <PageHeader
        title={t('places.categories.add')}
        lead={t('places.categories.addLead')}
        path={usePlacePath('categories', t('places.categories.add'))}
      />
      <PlaceForm
        kind="categories"
        form={form}
        field={form.field}
        values={values}
        guard={guard}
        isNew
        submitLabel={t('places.categories.save')}
        actions={
          <Link className={button.outlined} to={list}>
            {t('places.form.cancel')}
          </Link>
        }
      >
        <ProductsField form={form} categoryId={null} />
        <NewState
          kind="categories"
          isOn={values.isActive}
          onChange={(isActive) => controls.setValue('isActive', isActive, { shouldDirty: true })}
        />
      </PlaceForm>
    </>
  )
}
