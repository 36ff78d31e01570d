import type { MerchantReply } from '#contract/merchants.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { Decision } from './use-decisions.ts'

const QUESTIONS = {
  reject: { title: 'merchants.actions.rejectTitle', text: 'merchants.actions.rejectText', action: 'merchants.actions.reject' },
  disable: { title: 'merchants.actions.disableTitle', text: 'merchants.actions.disableText', action: 'merchants.actions.disable' },
  delete: { title: 'merchants.actions.deleteTitle', text: 'merchants.actions.deleteText', action: 'merchants.actions.delete' },
} as const satisfies Partial<Record<Decision, { readonly title: string; readonly text: string; readonly action: string }>>

/** Decisions that ask first. */
export type AskedDecision = keyof typeof QUESTIONS

export function isAsked(decision: Decision): decision is AskedDecision {
  return Object.hasOwn(QUESTIONS, decision)
}

export interface MerchantQuestionProps {
  readonly merchant: MerchantReply
  readonly asked: AskedDecision | null
  readonly onClose: () => void
  readonly onConfirm: (decision: AskedDecision) => void
}

/** Asks before a decision, naming the merchant and the consequences. */
export function MerchantQuestion({ merchant, asked, onClose, onConfirm }: MerchantQuestionProps) {
  const { t } = useTexts(dashboardTexts, merchantsTexts)
  const question = asked === null ? null : QUESTIONS[asked]
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      title={question === null ? '' : t(question.title)}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('dashboard.goBack')}
          </Button>
          {asked !== null && question !== null && (
            <Button tone="danger" onPress={() => onConfirm(asked)}>
              {t(question.action)}
            </Button>
          )}
        </>
      }
    >
      <p>
        <strong>
          <Bdi>{merchant.name}</Bdi>
        </strong>
      </p>
      {question !== null && <p>{t(question.text)}</p>}
      {asked !== null && <Effect merchant={merchant} asked={asked} />}
    </Dialog>
  )
}

function Effect({ merchant, asked }: { readonly merchant: MerchantReply; readonly asked: AskedDecision }) {
  const { t } = useTexts(merchantsTexts)
  const { brand, isActive } = merchant
  if (asked === 'reject' || brand === null) return null
  return (
    <>
      {asked === 'delete' && <p>{t('merchants.actions.deleteBrandText', { brand: isolate(brand.name) })}</p>}
      {isActive && merchant.affects > 0 && <p>{t('merchants.actions.disables', { count: merchant.affects })}</p>}
    </>
  )
}
