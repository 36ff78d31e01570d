import { useEffect, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import { companyName } from '#domain/customers.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { ADDRESS_TEXT_MAX } from '#domain/offers/limits.ts'
import { isolate } from '#i18n/bidi.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useApi } from '../../../../platform/calls/use-api.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { DenseSelect } from '../fields/text-field.tsx'
import type { ChangeContent } from '../use-draft.ts'

type Company = CallReply<'GET /api/offer/:id/companies'>['companies'][number]

export interface CompanyChoiceProps {
  readonly offerId: string
  readonly content: OfferContent
  readonly change: ChangeContent
}

/** Addresses the offer to one of the customer's companies, with its branch as the project; the fields stay free. */
export function CompanyChoice({ offerId, content: { addressee, language }, change }: CompanyChoiceProps) {
  const { t } = useTexts(offerEditorTexts)
  const companies = useCompanies(offerId)
  if (companies.length === 0) return null
  const choices = companies.map((company) => ({ ...company, own: nameIn(company, language) }))
  const is = ({ own, branch }: (typeof choices)[number]) => own === addressee.company && (branch === '' || branch === addressee.project)
  const choose = (id: string) => {
    const company = choices.find(({ _id }) => _id === id)
    if (company === undefined) return
    const project = company.branch.slice(0, ADDRESS_TEXT_MAX)
    change((now) => ({
      ...now,
      addressee: { ...now.addressee, company: company.own, ...(project === '' ? {} : { project }) },
    }))
  }
  return (
    <DenseSelect
      label={t('offerEditor.addressee.companies')}
      value={choices.find(is)?._id ?? ''}
      options={[
        { value: '', text: t('offerEditor.addressee.otherCompany') },
        ...choices.map(({ _id, own, branch }) => ({ value: _id, text: branch === '' ? own : `${isolate(own)} · ${isolate(branch)}` })),
      ]}
      onChange={choose}
    />
  )
}

/** The name in the language of the offer, else the other one. */
function nameIn(company: Company, language: OfferContent['language']): string {
  return companyName(company, language).slice(0, ADDRESS_TEXT_MAX)
}

/** None until they are loaded, and where they cannot be. */
function useCompanies(offerId: string): readonly Company[] {
  const api = useApi()
  const [companies, setCompanies] = useState<readonly Company[]>([])
  useEffect(() => {
    let isOver = false
    api.call('GET /api/offer/:id/companies', { params: { id: offerId } }).then(
      (reply) => {
        if (!isOver) setCompanies(reply.companies)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [api, offerId])
  return companies
}
