import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Refusal } from '#domain/errors.ts'
import { CHAT_TEXT_MAX, refuseChatText } from '#domain/support/chat.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { formatNumber } from '#i18n/formats.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import icon from '../../ui/icon/icon.module.css'
import styles from './composer.module.css'
import type { Draft } from './drafts.ts'

const COUNTED_FROM = CHAT_TEXT_MAX - 200

export interface ComposerProps {
  readonly name: string
  readonly draft: Draft
  readonly onSend: (text: string) => void
}

/** Enter sends. Shift and Enter make a new line; on a touch screen Enter does. */
export function Composer({ name, draft, onSend }: ComposerProps) {
  const { t } = useTexts(supportTexts)
  const language = useLanguage()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(draft.read)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const left = CHAT_TEXT_MAX - text.length
  const tooLong = t('support.tooLong', { most: formatNumber(CHAT_TEXT_MAX, language) })
  const write = (next: string) => {
    setText(next)
    draft.write(next)
    setRefusal(null)
  }
  const submit = () => {
    const cleaned = cleanText(text)
    const refused = refuseChatText(cleaned)
    field.current?.focus()
    if (refused !== null) return setRefusal(refused)
    onSend(cleaned)
    write('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter is part of a word while an input method composes it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {refusal !== null && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {refusal === 'chat/no-text' ? t('support.empty') : tooLong}
        </p>
      )}
      <div className={styles.line}>
        <textarea
          ref={field}
          className={styles.field}
          // `auto` would make an empty field start at the left on Arabic pages too.
          dir={text === '' ? undefined : 'auto'}
          rows={1}
          aria-label={t('support.fieldLabel', { name })}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : `${id}-error`}
          placeholder={t('support.placeholder')}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <PlainButton look="own" type="submit" className={styles.send}>
          <SendIcon />
          <span className="visually-hidden">{t('support.send')}</span>
        </PlainButton>
      </div>
      {text.length > COUNTED_FROM && refusal === null && (
        <p className={left < 0 ? styles.over : styles.left} role="status">
          {left < 0 ? tooLong : t('support.left', { count: left })}
        </p>
      )}
    </form>
  )
}

/** The icon points along the line of reading, so it is mirrored in Arabic. */
function SendIcon() {
  return (
    <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-mirror="">
      <path d="M4 12 3 4l18 8-18 8zM4 12h8" />
    </svg>
  )
}
