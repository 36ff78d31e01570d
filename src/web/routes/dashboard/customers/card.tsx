import { useEffect } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router'
import { customersTexts } from '#i18n/sets/customers.ts'
import { CustomerCard } from '../../../features/customers/card/customer-card.tsx'
import { customerPath, customersPath } from '../../../features/customers/customer-paths.ts'
import { LogLines } from '../../../features/desk/card/history.tsx'
import { EntryLines } from '../../../features/desk/list/entry-lines.tsx'
import { HistoryButton } from '../../../features/history/history-button.tsx'
import { OfferState } from '../../../features/offers/offer-state.tsx'
import { unlessMissing } from '../../../platform/calls/unless-missing.ts'
import { NoRecord } from '../../../platform/forms/no-record.tsx'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('customers', async ({ api, params }) => ({
  card: await unlessMissing(api.call('GET /api/customer/:id', { params: { id: params.id ?? '' } })),
  now: new Date(),
}))

export default function DashboardCustomerRoute() {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  const { card, now } = useLoaderData<typeof clientLoader>()
  useOwnAddress(card?.customer._id)
  if (card === null) {
    return (
      <>
        <DashboardHead page={t('customers.missing')} />
        <NoRecord
          title={t('customers.missing')}
          text={t('customers.missingText')}
          list={{ to: customersPath(language), text: t('customers.list.all') }}
        />
      </>
    )
  }
  const { _id: id, name, version } = card.customer
  return (
    <>
      <DashboardHead page={name} />
      <CustomerCard
        key={id}
        card={card}
        offerStateOf={({ state, isConfirmed, isPaused }) => <OfferState state={state} isConfirmed={isConfirmed} isPaused={isPaused} />}
        entriesOf={(entries) => <EntryLines entries={entries} now={now} />}
        logOf={(log) => <LogLines lines={log} now={now} />}
        history={<HistoryButton kind="customer" id={id} name={name} state={String(version)} />}
      />
    </>
  )
}

/** A record that was joined into another one is shown under the address of the other. */
function useOwnAddress(id: string | undefined): void {
  const { id: asked } = useParams()
  const language = useLanguage()
  const navigate = useNavigate()
  useEffect(() => {
    if (id !== undefined && id !== asked) void navigate(customerPath(id, language), { replace: true })
  }, [id, asked, language, navigate])
}
