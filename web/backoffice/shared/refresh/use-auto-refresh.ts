import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { isFormDirty } from '#web/ui/forms/guarded-form.ts'
import { isTyping } from '../lists/use-row-shortcuts.ts'

const REFRESH_INTERVAL_MS = 30_000

type RefreshOptions = {
  intervalMs?: number
  /** Refreshes even while the user types: for pages whose forms survive a change of their data. */
  isWhileTyping?: boolean
}

/**
 * Reads the page's data again from time to time while the page is visible, and when it becomes visible. Not
 * while something is typed or chosen in a form, and never while a dialog or a menu of choices is open.
 */
export function useAutoRefresh({
  intervalMs = REFRESH_INTERVAL_MS,
  isWhileTyping = false,
}: RefreshOptions = {}): void {
  const { revalidate, state } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || state !== 'idle') return
    if (document.querySelector('dialog[open]')) return
    const isBusy = isTyping(document.activeElement) || [...document.forms].some(isFormDirty)
    if (isBusy && !isWhileTyping) return
    void revalidate()
  })
  useEffect(() => {
    const timer = setInterval(refresh, intervalMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [intervalMs])
}
