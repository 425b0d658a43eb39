import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { FOLLOW_PARAM } from './follow-param.ts'

/** How often the page asks where nothing tells it (ms). */
const POLL_MS = 10_000

/**
 * Loads the page's data again when the payment changes, which the page's own address with `query` streams. Where the stream cannot be followed, the page asks from time
 * to time while it is visible.
 */
export function useLivePayment(
  query: { order: string } | { id: string },
  revision: string,
  isFinal: boolean,
): void {
  const followed = new URLSearchParams({ ...query, [FOLLOW_PARAM]: '1' }).toString()
  const { revalidate, state } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (state === 'idle') void revalidate()
  })
  const compare = useEffectEvent((text: string) => {
    const live = JSON.parse(text) as { revision: string }
    if (live.revision !== revision) refresh()
  })
  useEffect(() => {
    if (isFinal) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const source = new EventSource(`${location.pathname}?${followed}`)
    source.addEventListener('state', ({ data }: MessageEvent<string>) => compare(data))
    source.addEventListener('error', () => {
      // The browser itself connects again after a lost connection; a refused one it gives up.
      if (source.readyState !== EventSource.CLOSED) return
      timer ??= setInterval(() => {
        if (document.visibilityState === 'visible') refresh()
      }, POLL_MS)
    })
    return () => {
      source.close()
      clearInterval(timer)
    }
  }, [followed, isFinal])
}
