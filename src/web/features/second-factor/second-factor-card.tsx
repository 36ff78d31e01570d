import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import type { Provider } from '#domain/accounts/accounts.ts'
import { codesTexts } from '#i18n/sets/codes.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { Enrolment } from './enrolment.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export type SecondFactor = CallReply<'GET /api/auth/second-factor'>

export interface SecondFactorCardProps {
  /** Null after a failed request. */
  readonly factor: SecondFactor | null
  readonly provider: Provider
}

/** The code of staff at sign-in: set up with an app, switched off, and its recovery codes. */
export function SecondFactorCard({ factor, provider }: SecondFactorCardProps) {
  const { t } = useTexts(codesTexts)
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const done = () => {
    setCodes(null)
    void revalidate()
  }
  return (
    <Card>
      <FormSection title={t('codes.title')} hint={t('codes.lead')}>
        {factor === null && <p>{t('codes.failed')}</p>}
        {codes !== null && <RecoveryCodes codes={codes} onDone={done} />}
        {codes === null && factor?.isOn === false && (
          <>
            <p>{t('codes.isOff')}</p>
            <Enrolment provider={provider} onDone={setCodes} onStale={done} />
          </>
        )}
        {codes === null && factor?.isOn === true && <SwitchedOn factor={factor} onCodes={setCodes} onOff={done} />}
      </FormSection>
    </Card>
  )
}

interface SwitchedOnProps {
  readonly factor: SecondFactor
  readonly onCodes: (codes: readonly string[]) => void
  readonly onOff: () => void
}

function SwitchedOn({ factor: { recoveryCodesLeft, isRequired }, onCodes, onOff }: SwitchedOnProps) {
  const { t } = useTexts(codesTexts)
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <p>{t('codes.isOn')}</p>
      <p>{t('codes.left', { count: recoveryCodesLeft })}</p>
      {isRequired && <p>{t('codes.required')}</p>}
      <div className="cluster gap-3">
        <Button tone="secondary" onPress={() => setAsked('renew')}>
          {t('codes.renew')}
        </Button>
        {!isRequired && (
          <Button tone="plain-danger" onPress={() => setAsked('off')}>
            {t('codes.off')}
          </Button>
        )}
      </div>
      {asked === 'renew' && (
        <CodeDialog
          title={t('codes.renew')}
          onClose={close}
          onStale={onOff}
          send={async (api, code) => {
            const { message, recoveryCodes } = await api.call('POST /api/auth/second-factor/codes', { body: { code } })
            onCodes(recoveryCodes)
            return message
          }}
        />
      )}
      {asked === 'off' && (
        <CodeDialog
          title={t('codes.off')}
          tone="danger"
          onClose={close}
          onStale={onOff}
          send={async (api, code) => {
            const { message } = await api.call('POST /api/auth/second-factor/off', { body: { code } })
            onOff()
            return message
          }}
        />
      )}
    </>
  )
}
