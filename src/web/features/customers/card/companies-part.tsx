import { useState } from 'react'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { FormDialog } from '../../../platform/forms/form-dialog.tsx'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import styles from './card.module.css'
import { Part } from './part.tsx'
import type { Customer, CustomerWork } from './use-customer-work.ts'

type Company = Customer['companies'][number]
type Question = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly company: Company }

export interface CompaniesPartProps {
  readonly customer: Customer
  readonly work: CustomerWork
}

/** Companies, branches and projects for which the customer buys. */
export function CompaniesPart({ customer, work }: CompaniesPartProps) {
  const { t } = useTexts(customersTexts)
  const [question, ask] = useState<Question | null>(null)
  const { _id: id, companies } = customer
  const close = () => ask(null)
  return (
    <Part
      title={t('customers.companies.title')}
      aside={
        <PlainButton look="text" aria-label={t('customers.companies.add')} onPress={() => ask({ kind: 'add' })}>
          {t('customers.add')}
        </PlainButton>
      }
    >
      {companies.length === 0 && <p className={styles.quiet}>{t('customers.companies.none')}</p>}
      <ul className={styles.list}>
        {companies.map((company) => (
          <CompanyRow key={company._id} company={company} ask={ask} />
        ))}
      </ul>
      {question !== null && question.kind !== 'remove' && (
        <CompanyDialog id={id} company={question.kind === 'edit' ? question.company : null} work={work} onClose={close} />
      )}
      {question?.kind === 'remove' && <RemoveDialog id={id} company={question.company} work={work} onClose={close} />}
    </Part>
  )
}

function CompanyRow({ company, ask }: { readonly company: Company; readonly ask: (question: Question) => void }) {
  const { t } = useTexts(customersTexts)
  const { taxNumber, commercialRegister, branch } = company
  const [first, second] = useNames(company)
  return (
    <li className={`${styles.item} ${styles.top}`}>
      <span className={styles.words}>
        <span className={styles.strong}>
          <Bdi>{first}</Bdi>
        </span>
        {second !== '' && (
          <span className={styles.small}>
            <Bdi>{second}</Bdi>
          </span>
        )}
        {branch !== '' && (
          <span className={styles.small}>
            <Bdi>{branch}</Bdi>
          </span>
        )}
        {taxNumber !== '' && (
          <span className={styles.small}>
            {t('customers.companies.taxNumber')}: <Ltr className={styles.whole}>{taxNumber}</Ltr>
          </span>
        )}
        {commercialRegister !== '' && (
          <span className={styles.small}>
            {t('customers.companies.commercialRegister')}: <Ltr className={styles.whole}>{commercialRegister}</Ltr>
          </span>
        )}
      </span>
      <span className={styles.row}>
        <PlainButton look="text" onPress={() => ask({ kind: 'edit', company })}>
          {t('customers.companies.edit')}
          <span className="visually-hidden"> {isolate(first)}</span>
        </PlainButton>
        <PlainButton look="icon" onPress={() => ask({ kind: 'remove', company })}>
          <AnyIcon name="trash" />
          <span className="visually-hidden">
            {t('customers.companies.remove')} {isolate(first)}
          </span>
        </PlainButton>
      </span>
    </li>
  )
}

/** The name in the reader's language first; the other one is empty where there is none. */
function useNames({ name, nameAr }: Company): readonly [string, string] {
  const [own, other] = useLanguage() === 'ar' ? [nameAr, name] : [name, nameAr]
  return own === '' ? [other, ''] : [own, other]
}

interface DialogProps {
  readonly id: string
  readonly work: CustomerWork
  readonly onClose: () => void
}

const OTHERS = ['branch', 'taxNumber', 'commercialRegister'] as const
/** The name in the reader's language stands first. */
const FIELDS = { en: ['name', 'nameAr', ...OTHERS], ar: ['nameAr', 'name', ...OTHERS] } as const
const EMPTY = { name: '', nameAr: '', branch: '', taxNumber: '', commercialRegister: '' }
const NUMBERS: readonly string[] = ['taxNumber', 'commercialRegister']

function CompanyDialog({ id, company, work, onClose }: DialogProps & { readonly company: Company | null }) {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  const [body, setBody] = useState(() => {
    if (company === null) return EMPTY
    const { _id, version: _, ...typed } = company
    return typed
  })
  const [version, setVersion] = useState(company?.version)
  const save = () => {
    if (company === null) return work.act((api) => api.call('POST /api/customer/:id/company', { params: { id }, body }))
    const params = { id, companyId: company._id }
    return work.edit(id, {
      send: (api) => api.call('PUT /api/customer/:id/company/:companyId', { params, body: { ...body, version } }),
      onConflict: ({ companies }) => {
        const theirs = companies.find(({ _id }) => _id === company._id)
        if (theirs === undefined) return {}
        setVersion(theirs.version)
        const { name, nameAr, branch, taxNumber, commercialRegister } = theirs
        return { name, nameAr, branch, taxNumber, commercialRegister }
      },
    })
  }
  return (
    <FormDialog
      title={t(company === null ? 'customers.companies.add' : 'customers.companies.editTitle')}
      doLabel={t('customers.save')}
      onClose={onClose}
      act={save}
    >
      {(errorOf) => (
        <>
          {FIELDS[language].map((field) => (
            <Field
              key={field}
              label={t(`customers.companies.${field}`)}
              name={field}
              dir={field === 'nameAr' ? 'rtl' : 'auto'}
              isLatin={NUMBERS.includes(field)}
              {...(NUMBERS.includes(field) ? { inputMode: 'numeric' as const } : {})}
              {...(field === 'taxNumber' ? { hint: t('customers.companies.taxHint', { example: isolateLtr('123-456-789') }) } : {})}
              error={errorOf(field)}
              value={body[field]}
              onChange={({ target }) => setBody({ ...body, [field]: target.value })}
            />
          ))}
          <p className={styles.quiet}>{t('customers.companies.noId')}</p>
        </>
      )}
    </FormDialog>
  )
}

function RemoveDialog({ id, company, work, onClose }: DialogProps & { readonly company: Company }) {
  const { t } = useTexts(customersTexts)
  const [name] = useNames(company)
  const params = { id, companyId: company._id }
  return (
    <FormDialog
      title={t('customers.companies.removeTitle')}
      doLabel={t('customers.companies.remove')}
      tone="danger"
      onClose={onClose}
      act={() => work.act((api) => api.call('DELETE /api/customer/:id/company/:companyId', { params }))}
    >
      <p>{t('customers.companies.removeText', { name: isolate(name) })}</p>
    </FormDialog>
  )
}
