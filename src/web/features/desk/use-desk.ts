import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../platform/calls/use-api.ts'
import { fetchDesk, type LoadedDesk } from './desk-query.ts'
import { keepRefreshing } from './refreshing.ts'
import { useLiveNews } from './use-live-news.ts'

const SLOW_MS = 4_000

/** How the list on the screen stands with the server's. */
export type DeskLink = 'live' | 'slow' | 'offline'

export interface LiveDesk {
  readonly desk: LoadedDesk
  readonly link: DeskLink
  /** Grows with every change on the desk. */
  readonly news: number
  readonly refresh: () => void
}

/** The list of the page's loader, kept true by news from the server. */
export function useDesk(loaded: LoadedDesk): LiveDesk {
  const api = useApi()
  const [fresh, setFresh] = useState<{ readonly replaced: LoadedDesk; readonly desk: LoadedDesk } | null>(null)
  const [call, setCall] = useState<'idle' | 'slow' | 'failed'>('idle')
  const [news, setNews] = useState(0)
  const shown = useRef(loaded)
  const running = useRef<'no' | 'yes' | 'again'>('no')
  useEffect(() => {
    shown.current = loaded
  }, [loaded])

  const refresh = useCallback(async () => {
    if (running.current !== 'no') {
      running.current = 'again'
      return
    }
    do {
      running.current = 'yes'
      const replaced = shown.current
      const slow = setTimeout(() => setCall('slow'), SLOW_MS)
      try {
        const desk = await fetchDesk(api, replaced.query)
        if (shown.current === replaced) setFresh({ replaced, desk })
        setCall('idle')
      } catch {
        setCall('failed')
      } finally {
        clearTimeout(slow)
      }
    } while (isAskedAgain(running))
    running.current = 'no'
  }, [api])

  const onNews = useCallback(() => {
    setNews((before) => before + 1)
    void refresh()
  }, [refresh])
  const isConnected = useLiveNews(onNews)
  useEffect(() => keepRefreshing(onNews), [onNews])
  const link = !isConnected || call === 'failed' ? 'offline' : call === 'slow' ? 'slow' : 'live'
  return { desk: fresh?.replaced === loaded ? fresh.desk : loaded, link, news, refresh: onNews }
}

/** The value changes while a call is awaited. */
function isAskedAgain(running: { readonly current: 'no' | 'yes' | 'again' }): boolean {
  return running.current === 'again'
}
