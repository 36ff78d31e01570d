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
import { type BrandValues, brandBody, NEW_BRAND } from './place-values.ts'

const fetchSchema = () => import('./place-schemas.ts').then(({ BrandAddSchema }) => BrandAddSchema)

export function AddBrandPage() {
  const { t } = useTexts()
  const api = useApi()
  const list = listPath('brands', useLanguage())
  const goBack = useBackOneStep(list)
  const form = useShopForm<BrandValues>({
    fetchSchema,
    defaults: NEW_BRAND,
    send: async (values) => {
      const { message } = await api.call('POST /api/brand/add', { body: { ...brandBody(values), isActive: values.isActive } })
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
      <PageHeader title={t('places.brands.add')} lead={t('places.brands.addLead')} path={usePlacePath('brands', t('places.brands.add'))} />
      <PlaceForm
        kind="brands"
        form={form}
        field={form.field}
        values={values}
        guard={guard}
        isNew
        submitLabel={t('places.brands.save')}
        actions={
          <Link className={button.outlined} to={list}>
            {t('places.form.cancel')}
          </Link>
        }
      >
        <NewState
          kind="brands"
          isOn={values.isActive}
          onChange={(isActive) => controls.setValue('isActive', isActive, { shouldDirty: true })}
        />
      </PlaceForm>
    </>
  )
}
