import { useState } from 'react'
import type { MerchantReply } from '#contract/merchants.ts'
import { type Area, hasArea } from '#domain/accounts/areas.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { type MerchantAction, merchantActions } from '#domain/merchants.ts'
import { isolate } from '#i18n/bidi.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Filled } from '../../ui/bidi/filled.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { ButtonTone } from '../../ui/button/button-look.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './merchant-card.module.css'
import { type AskedDecision, isAsked, MerchantQuestion } from './merchant-question.tsx'
import type { Decide, Decision } from './use-decisions.ts'

const LOOKS = {
  approve: { text: 'merchants.actions.approve', tone: 'primary' },
  're-approve': { text: 'merchants.actions.reapprove', tone: 'secondary' },
  enable: { text: 'merchants.actions.enable', tone: 'primary' },
  disable: { text: 'merchants.actions.disable', tone: 'secondary' },
  reject: { text: 'merchants.actions.reject', tone: 'secondary' },
  delete: { text: 'merchants.actions.delete', tone: 'plain-danger' },
} as const satisfies Record<Decision, { readonly text: string; readonly tone: ButtonTone }>

/** Applications are decided with one area, a merchant's access with another. */
const AREAS_OF_ACTIONS = {
  call: 'catalogue',
  approve: 'catalogue',
  're-approve': 'catalogue',
  reject: 'catalogue',
  enable: 'people',
  disable: 'people',
  delete: 'people',
} as const satisfies Record<MerchantAction, Area>

export interface MerchantActionsProps {
  readonly merchant: MerchantReply
  readonly isBusy: boolean
  readonly onDecide: Decide
  readonly onAsk: () => void
}

/** Shows the actions that a merchant's state allows; harmful ones ask first. */
export function MerchantActions({ merchant, isBusy, onDecide, onAsk }: MerchantActionsProps) {
  const { t } = useTexts(merchantsTexts)
  const [asked, setAsked] = useState<AskedDecision | null>(null)
  const choose = (decision: Decision) => {
    if (!isAsked(decision)) return onDecide(merchant, decision)
    setAsked(decision)
    onAsk()
  }
  const name = isolate(merchant.name)
  const { status, email, hasAccount } = merchant
  const user = useUser()
  const may = (action: MerchantAction) => user !== null && hasArea(user, AREAS_OF_ACTIONS[action])
  return (
    <div className={styles.foot}>
      {status === 'Approved' && email !== null && !hasAccount && may('approve') && (
        <NotSignedUp merchant={merchant} isBusy={isBusy} onInvite={() => onDecide(merchant, 'approve')} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no set of fields */}
      <div className={styles.actions} role="group" aria-label={t('merchants.actions.label', { name })}>
        {merchantActions(merchant)
          .filter(may)
          .map((action) =>
            action === 'call' ? (
              <CallMerchant key={action} phone={merchant.phoneNumber} />
            ) : (
              <Button
                key={action}
                tone={LOOKS[action].tone}
                className={styles.action}
                aria-label={t('merchants.actions.named', { action: t(LOOKS[action].text), name })}
                isBusy={isBusy || undefined}
                onPress={() => choose(action)}
              >
                {t(LOOKS[action].text)}
              </Button>
            ),
          )}
      </div>
      <MerchantQuestion
        merchant={merchant}
        asked={asked}
        onClose={() => setAsked(null)}
        onConfirm={(decision) => {
          setAsked(null)
          onDecide(merchant, decision)
        }}
      />
    </div>
  )
}

/** Merchants without an email address are called instead. */
function CallMerchant({ phone }: { readonly phone: string }) {
  const { t } = useTexts(merchantsTexts)
  const number = internationalPhone(phone)
  return (
    <p className={styles.call}>
      <Icon name="phone" />
      <span>
        <Filled text={t('merchants.facts.noEmail')} name="phone">
          {number === null ? (
            <Ltr>{phone}</Ltr>
          ) : (
            <a href={`tel:${number}`}>
              <Ltr>{phone}</Ltr>
            </a>
          )}
        </Filled>
      </span>
    </p>
  )
}

interface NotSignedUpProps {
  readonly merchant: MerchantReply
  readonly isBusy: boolean
  readonly onInvite: () => void
}

/** The email's link expires, so it can be sent again. */
function NotSignedUp({ merchant, isBusy, onInvite }: NotSignedUpProps) {
  const { t } = useTexts(merchantsTexts)
  const text = t('merchants.actions.invite')
  return (
    <p className={styles.note}>
      {t('merchants.facts.noAccount')}{' '}
      <PlainButton
        look="inline"
        aria-label={t('merchants.actions.named', { action: text, name: isolate(merchant.name) })}
        isBusy={isBusy}
        onPress={onInvite}
      >
        {text}
      </PlainButton>
    </p>
  )
}
