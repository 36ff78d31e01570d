import { useState } from 'react'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { StateSwitch } from '../../ui/switch/state-switch.tsx'

/** Switches the email of Thursdays on or off for the person who reads the page. */
export function WeeklySwitch({ isWanted }: { readonly isWanted: boolean }) {
  const { t } = useTexts(figuresTexts)
  const api = useApi()
  const [isOn, setOn] = useState(isWanted)
  const [isPending, setPending] = useState(false)
  const change = async (next: boolean) => {
    setPending(true)
    try {
      setOn((await api.call('PUT /api/figures/weekly', { body: { isWanted: next } })).isWanted)
    } catch (error) {
      reportFailure(error, t)
    }
    setPending(false)
  }
  return (
    <StateSwitch
      label={t('figures.weekly.switch')}
      isOn={isOn}
      isPending={isPending}
      state={t(isOn ? 'figures.weekly.on' : 'figures.weekly.off')}
      hint={t('figures.weekly.hint')}
      onChange={(next) => void change(next)}
    />
  )
}
