import { useEffect, useState } from 'react'
import type { Language } from '#domain/text/language.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { FormDialog } from '../../../platform/forms/form-dialog.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Field } from '../../../ui/field/field.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import type { Customer, CustomerWork } from './use-customer-work.ts'

interface Person {
  readonly _id: string
  readonly name: string
}

export interface EditDialogProps {
  readonly customer: Customer
  readonly work: CustomerWork
  readonly onClose: () => void
}

/** The name, the language and the salesperson. */
export function EditDialog({ customer, work, onClose }: EditDialogProps) {
  const { t } = useTexts(customersTexts)
  const { _id: id } = customer
  const [version, setVersion] = useState(customer.version)
  const [name, setName] = useState(customer.name)
  const [language, setLanguage] = useState<Language>(customer.language)
  const [salesperson, setSalesperson] = useState(customer.salesperson?._id ?? '')
  const people = useSalespeople(customer.salesperson)
  const body = { customer: { name, language, salesperson: salesperson === '' ? null : salesperson, version } }
  const save = () =>
    work.edit(id, {
      send: (api) => api.call('PUT /api/customer/:id', { params: { id }, body }),
      onConflict: (theirs) => {
        setVersion(theirs.version)
        return {
          name: theirs.name,
          language: t(`customers.languages.${theirs.language}`),
          salesperson: theirs.salesperson?.name ?? t('customers.noSalesperson'),
        }
      },
    })
  return (
    <FormDialog title={t('customers.editTitle')} doLabel={t('customers.save')} onClose={onClose} act={save}>
      {(errorOf) => (
        <>
          <Field
            label={t('customers.name')}
            name="name"
            dir="auto"
            isRequired
            error={errorOf('name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <SelectField
            label={t('customers.language')}
            name="language"
            error={errorOf('language')}
            value={language}
            options={LANGUAGES.map((each) => ({ value: each, text: t(`customers.languages.${each}`) }))}
            onChange={({ target }) => setLanguage(target.value === 'ar' ? 'ar' : 'en')}
          />
          <SelectField
            label={t('customers.salesperson')}
            name="salesperson"
            hint={t('customers.salespersonHint')}
            error={errorOf('salesperson')}
            value={salesperson}
            options={[{ value: '', text: t('customers.noSalesperson') }, ...people.map(({ _id, name: text }) => ({ value: _id, text }))]}
            onChange={({ target }) => setSalesperson(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}

/** The people of the desk; until they are loaded, the present one. */
function useSalespeople(present: Person | null): readonly Person[] {
  const api = useApi()
  const [staff, setStaff] = useState<readonly Person[]>([])
  useEffect(() => {
    let isGone = false
    api.call('GET /api/desk/staff').then(
      (reply) => {
        if (!isGone) setStaff(reply.staff)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [api])
  return present === null || staff.some(({ _id }) => _id === present._id) ? staff : [present, ...staff]
}
