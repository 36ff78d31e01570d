import { useState } from 'react'
import { CONTACT_KINDS, type ContactKind } from '#domain/customers.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { FormDialog } from '../../../platform/forms/form-dialog.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PhoneLinks } from '../../../shop/contact/phone-links.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import styles from './card.module.css'
import { Part } from './part.tsx'
import type { Customer, CustomerWork } from './use-customer-work.ts'

type Contact = Customer['contacts'][number]

export interface ContactsPartProps {
  readonly customer: Customer
  readonly work: CustomerWork
}

/** Phones and emails of the customer, the newest first. */
export function ContactsPart({ customer, work }: ContactsPartProps) {
  const { t } = useTexts(customersTexts)
  const [open, setOpen] = useState<'add' | Contact | null>(null)
  const { contacts, name } = customer
  const close = () => setOpen(null)
  return (
    <Part
      title={t('customers.contacts.title')}
      aside={
        <PlainButton look="text" aria-label={t('customers.contacts.add')} onPress={() => setOpen('add')}>
          {t('customers.add')}
        </PlainButton>
      }
    >
      {contacts.length === 0 && <p className={styles.quiet}>{t('customers.contacts.none')}</p>}
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <li key={contact._id} className={styles.item}>
            <span className={styles.words}>
              {contact.kind === 'phone' ? (
                <PhoneLinks phone={contact.shown} name={name} />
              ) : (
                <a href={`mailto:${contact.value}`}>
                  <Ltr>{contact.shown}</Ltr>
                </a>
              )}
            </span>
            <PlainButton look="icon" onPress={() => setOpen(contact)}>
              <AnyIcon name="trash" />
              <span className="visually-hidden">{t('customers.contacts.removeNamed', { contact: isolateLtr(contact.shown) })}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
      {open === 'add' && <AddDialog customer={customer} work={work} onClose={close} />}
      {open !== null && open !== 'add' && <RemoveDialog customer={customer} contact={open} work={work} onClose={close} />}
    </Part>
  )
}

function AddDialog({ customer: { _id: id }, work, onClose }: ContactsPartProps & { readonly onClose: () => void }) {
  const { t } = useTexts(customersTexts)
  const [kind, setKind] = useState<ContactKind>('phone')
  const [value, setValue] = useState('')
  const add = () => work.act((api) => api.call('POST /api/customer/:id/contact', { params: { id }, body: { kind, value } }))
  return (
    <FormDialog title={t('customers.contacts.add')} doLabel={t('customers.save')} onClose={onClose} act={add}>
      {(errorOf) => (
        <>
          <SelectField
            label={t('customers.contacts.kind')}
            name="kind"
            value={kind}
            options={CONTACT_KINDS.map((each) => ({ value: each, text: t(`customers.contacts.kinds.${each}`) }))}
            onChange={({ target }) => setKind(target.value === 'email' ? 'email' : 'phone')}
          />
          <Field
            label={t(`customers.contacts.kinds.${kind}`)}
            name="value"
            type={kind === 'phone' ? 'tel' : 'email'}
            isLatin
            isRequired
            error={errorOf('value')}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}

interface RemoveDialogProps extends ContactsPartProps {
  readonly contact: Contact
  readonly onClose: () => void
}

function RemoveDialog({ customer: { _id: id }, contact, work, onClose }: RemoveDialogProps) {
  const { t } = useTexts(customersTexts)
  const params = { id, contactId: contact._id }
  return (
    <FormDialog
      title={t('customers.contacts.removeTitle')}
      doLabel={t('customers.contacts.remove')}
      tone="danger"
      onClose={onClose}
      act={() => work.act((api) => api.call('DELETE /api/customer/:id/contact/:contactId', { params }))}
    >
      <p>{t('customers.contacts.removeText', { contact: isolateLtr(contact.shown) })}</p>
    </FormDialog>
  )
}
