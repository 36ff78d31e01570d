import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import type { Approval } from './use-decisions.ts'

/** Stays after an approval and says where the sign-up link went, because the merchant has often left the list. */
export function ApprovalNote({ approval }: { readonly approval: Approval | null }) {
  const { t } = useTexts(merchantsTexts)
  if (approval === null) return null
  return (
    <div role="status">
      <Callout tone={approval.outbox === undefined ? 'success' : 'warning'}>
        {t('merchants.approved.title', { name: isolate(approval.merchant.name) })} <NextStep approval={approval} />
      </Callout>
    </div>
  )
}

function NextStep({ approval: { merchant, outbox } }: { readonly approval: Approval }) {
  const { t } = useTexts(merchantsTexts)
  const { email, phoneNumber, hasAccount } = merchant
  if (email === null) return t('merchants.approved.noEmail', { phone: isolateLtr(phoneNumber) })
  if (hasAccount) return t('merchants.approved.told', { email: isolateLtr(email) })
  if (outbox !== undefined) return t('merchants.approved.linkInOutbox', { folder: isolateLtr(outbox) })
  return t('merchants.approved.linkSent', { email: isolateLtr(email) })
}
