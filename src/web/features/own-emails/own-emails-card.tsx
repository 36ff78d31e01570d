import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { OwnEmails } from '#contract/own/own-emails.ts'
import type { EmailKind } from '#domain/accounts/email-kinds.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { SelectField } from '../../ui/select/select-field.tsx'
import { StateSwitch } from '../../ui/switch/state-switch.tsx'

/** Links of emails lead to this part of the page. */
const ANCHOR = 'emails'
const AS_LAST = ''

/** The language of emails, and which of those that one may do without are wanted. */
export function OwnEmailsCard({ emails, isProven }: { readonly emails: OwnEmails; readonly isProven: boolean }) {
  const { t } = useTexts(ownDataTexts)
  const { shown, pending, change } = useChoice(emails)
  return (
    <div id={ANCHOR} ref={useLinkedSection()}>
      <Card>
        <FormSection title={t('ownData.emails.title')} hint={t('ownData.emails.hint')}>
          <SelectField
            label={t('ownData.emails.language')}
            name="language"
            value={shown.language ?? AS_LAST}
            options={[
              { value: AS_LAST, text: t('ownData.emails.languages.last') },
              ...LANGUAGES.map((value) => ({ value, text: t(`ownData.emails.languages.${value}`) })),
            ]}
            onChange={({ target }) => change('language', { language: LANGUAGES.find((language) => language === target.value) ?? null })}
          />
          {shown.kinds.map(({ kind, isWanted }) => (
            <StateSwitch
              key={kind}
              label={t(`ownData.emails.kinds.${kind}.name`)}
              hint={t(`ownData.emails.kinds.${kind}.hint`)}
              isOn={isWanted}
              isPending={pending === kind}
              state={t(isWanted ? 'ownData.emails.on' : 'ownData.emails.off')}
              onChange={(next) => change(kind, { wanted: { [kind]: next } })}
            />
          ))}
          {!isProven && <p>{t('ownData.emails.unproven')}</p>}
          <p>{t('ownData.emails.always')}</p>
        </FormSection>
      </Card>
    </div>
  )
}

interface Change {
  readonly language?: OwnEmails['language']
  readonly wanted?: Readonly<Partial<Record<EmailKind, boolean>>>
}

function useChoice(emails: OwnEmails) {
  const { t } = useTexts()
  const api = useApi()
  const [shown, setShown] = useState(emails)
  const [pending, setPending] = useState<EmailKind | 'language' | null>(null)
  const save = async (body: Change) => {
    try {
      const saved = await api.call('PUT /api/user/me/emails', { body })
      setShown(saved.emails)
      notify({ kind: 'success', text: saved.message })
    } catch (error) {
      reportFailure(error, t)
    }
    setPending(null)
  }
  const change = (of: EmailKind | 'language', body: Change) => {
    if (pending !== null) return
    setPending(of)
    void save(body)
  }
  return { shown, pending, change }
}

/** The browser looked for the section before the page was there. */
function useLinkedSection() {
  const section = useRef<HTMLDivElement>(null)
  const isAsked = useLocation().hash === `#${ANCHOR}`
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView()
  }, [isAsked])
  return section
}
