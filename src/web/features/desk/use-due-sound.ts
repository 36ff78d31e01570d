import { useEffect, useRef, useState } from 'react'
import { readStored, store } from '../../platform/calls/stored-text.ts'
import { playChime } from '../../platform/frame/chime.ts'

const KEY = 'desk-sound'

export interface DueSound {
  readonly isOn: boolean
  readonly setOn: (isOn: boolean) => void
}

/** Plays two notes when more customers are due than before; off until somebody switches it on in this browser. */
export function useDueSound(count: number): DueSound {
  const [isOn, setOn] = useState(() => readStored(KEY) === 'on')
  const before = useRef(count)
  useEffect(() => {
    if (isOn && count > before.current) playChime()
    before.current = count
  }, [isOn, count])
  return {
    isOn,
    setOn: (next) => {
      setOn(next)
      store(KEY, next ? 'on' : null)
      if (next) playChime()
    },
  }
}
