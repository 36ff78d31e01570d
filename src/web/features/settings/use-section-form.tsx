import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import type { SettingsSection } from '#domain/settings/sections.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatList } from '#i18n/formats.ts'
import { editsTexts } from '#i18n/sets/edits.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { type Api, ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { ChangedCallout } from '../../platform/forms/changed-callout.tsx'
import { type LeaveGuard, useLeaveGuard } from '../../platform/forms/leave-guard.tsx'
import { changesOfOther, isSame } from '../../platform/forms/two-edits.ts'
import { finishAll } from '../../platform/forms/unfinished.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { dismissNotice, notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useRenewedShop } from '../../shop/frame/renewed-shop.ts'
import { type Content, type Path, type Section, withTypedSince, withValue } from './content.ts'
import { SECTION_FIELDS } from './section-fields.ts'
import { useSectionDraft } from './use-section-draft.tsx'
import { labelOf, valueWords } from './value-words.ts'

export interface SectionForm {
  readonly content: Content
  /** The stored version that the content is based on. */
  readonly version: number
  readonly change: (path: Path, value: unknown) => void
  /** The sentence at a refused value, by its place: `weekly.0.to`. */
  readonly errorAt: (path: Path) => string | undefined
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  readonly goBack: () => Promise<void>
  /** Says what a call has refused, at the fields that it names. */
  readonly refuse: (error: unknown) => void
  /** Says at a field what it still lacks, though it was saved. */
  readonly mark: (path: Path, text: string) => void
  /** False while there is nothing before the section's first change. */
  readonly canGoBack: boolean
  readonly isDirty: boolean
  readonly isSubmitting: boolean
  readonly callout: ReactNode
  readonly guard: LeaveGuard
  readonly formRef: (form: HTMLFormElement | null) => void
}

interface Meanwhile {
  readonly before: Content
  readonly theirs: Content
  readonly mine: Content
}

/** One section as it is typed: saved by its version, merged with what somebody else saved meanwhile, and restored after a session that ended. */
export function useSectionForm(loaded: Section, onSaved: () => void = doNothing): SectionForm {
  const api = useApi()
  const { stored, content, newest, setContent, isDirty, take, merge, callout } = useContent(loaded)
  const { errors, setErrors, refuse, mark, forgetRefusal, formRef } = useRefusals()
  const [isSubmitting, setSubmitting] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const renewShop = useRenewedShop()
  const guard = useLeaveGuard(isDirty)
  const params = { section: loaded.section }
  useLeadingOn(isSaved && !isDirty, onSaved)
  const save = async (call: (sent: Content) => Promise<CallReply<'PUT /api/settings/:section'>>) => {
    const sent = newest.current
    try {
      const { section, message } = await call(sent)
      take(section, sent)
      notify({ kind: 'success', text: message })
      await renewShop()
      setSaved(true)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      await merge(api)
    }
  }
  const run = async (call: (sent: Content) => Promise<CallReply<'PUT /api/settings/:section'>>, isReady = async () => true) => {
    setSubmitting(true)
    setSaved(false)
    forgetRefusal()
    try {
      if (await isReady()) await save(call)
    } catch (error) {
      refuse(error)
    } finally {
      setSubmitting(false)
    }
  }
  return {
    content,
    version: stored.version,
    change: (path, value) => {
      setContent((now) => withValue(now, path, value) as Content)
      setErrors((now) => withoutBelow(now, path))
      // Nobody is led on from words that were typed after the save, not even once they are taken back.
      setSaved(false)
    },
    errorAt: (path) => errors[path.join('.')],
    submit: (event) => {
      event.preventDefault()
      const send = (sent: Content) => api.call('PUT /api/settings/:section', { params, body: { version: stored.version, content: sent } })
      // A picture that is on its way belongs to the section, and so do prices for several governorates.
      if (!isSubmitting) void run(send, finishAll)
    },
    goBack: () => run(() => api.call('POST /api/settings/:section/back', { params, body: { version: stored.version } })),
    refuse,
    mark,
    canGoBack: stored.version > 0,
    isDirty,
    isSubmitting,
    callout,
    guard,
    formRef,
  }
}

/** The stored section and what is typed over it. */
function useContent(loaded: Section) {
  const draft = useSectionDraft(loaded, () => (isDirty ? { stored, content } : null))
  const [stored, setStored] = useState(draft.first.stored)
  const [content, showContent] = useState(draft.first.content)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const isDirty = !isSame(content, stored.content)
  /** The content before it is on the screen, since a picture may come in the moment in which it is saved. */
  const newest = useRef(content)
  const setContent = (change: (now: Content) => Content) => {
    newest.current = change(newest.current)
    showContent(newest.current)
  }
  /** Shows what is stored now, under what was typed since `sent` left the form. */
  const take = (saved: Section, sent: Content) => {
    setStored(saved)
    setContent((typed) => withTypedSince(saved.content, { sent, typed }))
    setMeanwhile(null)
    draft.forget()
  }
  const merge = async (api: Api) => {
    const { sections } = await api.call('GET /api/settings/sections')
    const now = sections.find(({ section }) => section === loaded.section)
    if (now === undefined) return
    setMeanwhile({ before: stored.content, theirs: now.content, mine: newest.current })
    setStored(now)
    setContent((typed) => withTypedSince(now.content, { sent: stored.content, typed }))
  }
  const callout = (
    <>
      {draft.noteOf(() => take(loaded, content))}
      {meanwhile !== null && (
        <Changed section={loaded.section} meanwhile={meanwhile} content={content} onContent={(next) => setContent(() => next)} />
      )}
    </>
  )
  return { stored, content, newest, setContent, isDirty, take, merge, callout }
}

type Errors = Readonly<Record<string, string>>

function useRefusals() {
  const { t } = useTexts(settingsTexts)
  const [errors, setErrors] = useState<Errors>({})
  const [formRef, showFirstError] = useFirstError(errors)
  const notice = useRef<number | null>(null)
  const forgetRefusal = () => {
    if (notice.current !== null) dismissNotice(notice.current)
    setErrors({})
  }
  const refuse = (error: unknown) => {
    notice.current = reportFailure(error, t)
    if (error instanceof ApiError) setErrors(firstOfEach(error.fields))
    showFirstError()
  }
  const mark = (path: Path, text: string) => {
    setErrors({ [path.join('.')]: text })
    showFirstError()
  }
  return { errors, setErrors, refuse, mark, forgetRefusal, formRef }
}

/** The guard against leaving sees the saved form before somebody is led on. */
function useLeadingOn(isSaved: boolean, onSaved: () => void): void {
  const isLed = useRef(false)
  useEffect(() => {
    if (isSaved && !isLed.current) onSaved()
    isLed.current = isSaved
  }, [isSaved, onSaved])
}

function doNothing(): void {}

interface ChangedProps {
  readonly section: SettingsSection
  readonly meanwhile: Meanwhile
  readonly content: Content
  readonly onContent: (content: Content) => void
}

/** The other's changes beside the own ones, field by field. */
function Changed({ section, meanwhile, content, onContent }: ChangedProps) {
  const { t } = useTexts(editsTexts, settingsTexts)
  const language = useLanguage()
  const { taken, contested } = changesOfOther(meanwhile)
  const fieldOf = (key: string) => SECTION_FIELDS[section].find((each) => each.key === key)
  const nameOf = (key: string) => {
    const field = fieldOf(key)
    return field === undefined ? key : labelOf(field, { t, language })
  }
  const wordsOf = (key: string, value: unknown) => {
    const field = fieldOf(key)
    return field === undefined ? '' : valueWords(field, value, { t, language })
  }
  const fields = formatList(
    taken.map((key) => isolate(nameOf(key))),
    language,
  )
  return (
    <ChangedCallout
      notes={taken.length === 0 ? [] : [t('edits.taken', { fields })]}
      choices={contested.map((key) => ({
        field: key,
        label: nameOf(key),
        theirs: wordsOf(key, meanwhile.theirs[key]),
        mine: wordsOf(key, meanwhile.mine[key]),
        isTaken: isSame(content[key], meanwhile.theirs[key]),
        onTake: () => onContent({ ...content, [key]: meanwhile.theirs[key] }),
        onKeep: () => onContent({ ...content, [key]: meanwhile.mine[key] }),
      }))}
    />
  )
}

/** Scrolls to the first refused field and focuses it once its sentence is on the screen. */
function useFirstError(errors: Readonly<Record<string, string>>) {
  const form = useRef<HTMLFormElement | null>(null)
  const isWanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked once the errors have been rendered
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')
    if (refused == null) return
    for (let ancestor = refused.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
      if (ancestor instanceof HTMLDetailsElement) ancestor.open = true
    }
    const target = refused.matches('[data-refused]') ? (refused.querySelector<HTMLElement>('input, button, select') ?? refused) : refused
    target.focus({ preventScroll: true })
    refused.scrollIntoView({ block: 'center' })
  }, [errors])
  const setForm = (element: HTMLFormElement | null) => {
    form.current = element
  }
  const show = () => {
    isWanted.current = true
  }
  return [setForm, show] as const
}

function firstOfEach(fields: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([field, [text = '']]) => [field, text]))
}

/** A changed value is no longer the refused one; a list's places may be other rows now. */
function withoutBelow(errors: Readonly<Record<string, string>>, path: Path): Readonly<Record<string, string>> {
  const changed = path.join('.')
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== changed && !key.startsWith(`${changed}.`)))
}
