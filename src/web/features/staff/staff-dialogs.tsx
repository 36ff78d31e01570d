import { useState } from 'react'
import type { StaffMember } from '#contract/admin/staff.ts'
import { EMAIL_PATTERN } from '#domain/accounts/accounts.ts'
import type { Area } from '#domain/accounts/areas.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import { normaliseEmail } from '#domain/text/text.ts'
import { isolate } from '#i18n/bidi.ts'
import { staffTexts } from '#i18n/sets/staff.ts'
import { FormDialog, MARKED_IN_FORM } from '../../platform/forms/form-dialog.tsx'
import type { RecordWork } from '../../platform/forms/use-record-work.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Field } from '../../ui/field/field.tsx'
import { FieldUnit } from '../../ui/field/field-unit.tsx'
import { SelectField } from '../../ui/select/select-field.tsx'
import { AreasField } from './areas-field.tsx'
import styles from './staff.module.css'
import { nameOfStaff } from './staff-name.ts'

interface DialogProps {
  readonly work: RecordWork
  readonly onClose: () => void
}

export interface GivingProps {
  /** The areas that only a colleague of the reader may give. */
  readonly fixed: readonly Area[]
}

export function AreasDialog({ member, fixed, work, onClose }: DialogProps & GivingProps & { readonly member: StaffMember }) {
  const { t } = useTexts(staffTexts)
  const [areas, setAreas] = useState<readonly Area[]>(member.areas)
  // The areas that the person sees while deciding stay these, even if the page behind is loaded again.
  const [before] = useState(member.areas)
  const params = { id: member._id }
  return (
    <FormDialog
      title={t('staff.areas.title', { name: isolate(nameOfStaff(member)) })}
      doLabel={t('staff.save')}
      onClose={onClose}
      act={() => work.act((api) => api.call('PUT /api/staff/:id/areas', { params, body: { areas: [...areas], before: [...before] } }))}
    >
      <p className={styles.lead}>{t('staff.areas.lead')}</p>
      <AreasField areas={areas} onChange={setAreas} fixed={fixed.filter((area) => !before.includes(area))} />
    </FormDialog>
  )
}

export function LimitDialog({ member, work, onClose }: DialogProps & { readonly member: StaffMember }) {
  const { t } = useTexts(staffTexts)
  const { _id: id, discountLimitHundredths: limit } = member
  const [percent, setPercent] = useState(limit === null ? '' : String(limit / 100))
  return (
    <FormDialog
      title={t('staff.limit.title', { name: isolate(nameOfStaff(member)) })}
      doLabel={t('staff.save')}
      onClose={onClose}
      act={() => work.act((api) => api.call('PUT /api/staff/:id/discount-limit', { params: { id }, body: { percent } }))}
    >
      {(errorOf) => (
        <Field
          label={t('staff.limit.percent')}
          hint={t('staff.limit.hint')}
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          isLatin
          end={<FieldUnit>%</FieldUnit>}
          value={percent}
          error={errorOf('percent')}
          onChange={({ target }) => setPercent(target.value)}
        />
      )}
    </FormDialog>
  )
}

/** The server knows the whole rule; this much is told together with a missing area. */
function emailMistake(typed: string): 'noEmail' | 'wrongEmail' | null {
  const email = normaliseEmail(typed)
  if (email === '') return 'noEmail'
  return EMAIL_PATTERN.test(email) ? null : 'wrongEmail'
}

export function InviteDialog({ fixed, work, onClose }: DialogProps & GivingProps) {
  const { t } = useTexts(staffTexts)
  const [email, setEmail] = useState('')
  const [areas, setAreas] = useState<readonly Area[]>([])
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [hasNoArea, setNoArea] = useState(false)
  const send = async () => {
    const mistake = emailMistake(email)
    setNoArea(areas.length === 0)
    if (mistake !== null) return { text: null, fields: { email: [t(`staff.invite.${mistake}`)] } }
    if (areas.length === 0) return MARKED_IN_FORM
    return work.act((api) => api.call('POST /api/staff/invite', { body: { email, areas: [...areas], language } }))
  }
  return (
    <FormDialog title={t('staff.invite.title')} doLabel={t('staff.invite.send')} onClose={onClose} act={send}>
      {(errorOf) => (
        <>
          <Field
            label={t('staff.invite.email')}
            hint={t('staff.invite.emailHint')}
            name="email"
            type="email"
            autoComplete="off"
            isLatin
            isRequired
            value={email}
            error={errorOf('email')}
            onChange={({ target }) => setEmail(target.value)}
          />
          <AreasField
            areas={areas}
            onChange={setAreas}
            fixed={fixed}
            error={hasNoArea && areas.length === 0 ? t('staff.invite.noArea') : undefined}
          />
          <SelectField
            label={t('staff.invite.language')}
            name="language"
            value={language}
            options={LANGUAGES.map((value) => ({ value, text: t(`staff.invite.languages.${value}`) }))}
            onChange={({ target }) => setLanguage(target.value === 'ar' ? 'ar' : 'en')}
          />
        </>
      )}
    </FormDialog>
  )
}

export interface RequireQuestionProps extends DialogProps {
  /** Colleagues who have no code yet. */
  readonly without: number
}

/** Asks before colleagues without a code can do nothing but set one up. */
export function RequireQuestion({ without, work, onClose }: RequireQuestionProps) {
  const { t } = useTexts(staffTexts)
  return (
    <FormDialog
      title={t('staff.ask.require.title')}
      doLabel={t('staff.required.require')}
      onClose={onClose}
      act={() => work.act((api) => api.call('PUT /api/staff/required-code', { body: { isRequired: true } }))}
    >
      <p>{without === 0 ? t('staff.ask.require.allHave') : t('staff.ask.require.without', { count: without })}</p>
    </FormDialog>
  )
}

export interface QuestionProps extends DialogProps {
  readonly kind: 'end' | 'reset' | 'takeBack'
  readonly name: string
  readonly send: Parameters<RecordWork['act']>[0]
}

/** Asks before something is taken from somebody. */
export function StaffQuestion({ kind, name, send, work, onClose }: QuestionProps) {
  const { t } = useTexts(staffTexts)
  return (
    <FormDialog
      title={t(`staff.ask.${kind}.title`, { name: isolate(name) })}
      doLabel={t(`staff.ask.${kind}.confirm`)}
      tone="danger"
      onClose={onClose}
      act={() => work.act(send)}
    >
      <p>{t(`staff.ask.${kind}.text`)}</p>
    </FormDialog>
  )
}
