import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { isFormDirty } from '#web/ui/guarded-form.ts'
import { isTyping } from './use-row-shortcuts.ts'

const REFRESH_INTERVAL_MS = 30_000

/**
 * Reads the page's data again from time to time while the page is visible, and when it becomes visible. Never
 * while something is typed or chosen in a form, nor while a dialog or a menu of choices is open.
 */
export function useAutoRefresh(): void {
  const { revalidate, state } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || state !== 'idle') return
    if (isTyping(document.activeElement) || document.querySelector('dialog[open]')) return
    if ([...document.forms].some(isFormDirty)) return
    void revalidate()
  })
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
}
