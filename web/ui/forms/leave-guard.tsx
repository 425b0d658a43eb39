import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useBlocker, useLocation, type BlockerFunction } from 'react-router'
import { Dialog } from '../dialogs/dialog.tsx'
import { GuardedFormsContext, isFormDirty, type GuardedForms } from './guarded-form.ts'

/** Marks a part of a page that its address's parameters open and close. */
export const OPENED_BY_QUERY = { 'data-opened-by-query': '' }

/** The forms with something unsaved that are gone after a move to another location. */
function listLeftForms(
  forms: GuardedForms,
  {
    currentLocation,
    nextLocation,
  }: Pick<Parameters<BlockerFunction>[0], 'currentLocation' | 'nextLocation'>,
): HTMLFormElement[] {
  const staysOnPage = currentLocation.pathname === nextLocation.pathname
  if (staysOnPage && currentLocation.search === nextLocation.search) return []
  return [...forms.keys()].filter(
    (form) => isFormDirty(form) && (!staysOnPage || form.closest('[data-opened-by-query]')),
  )
}

/**
 * Asks before a page with unsaved forms is left: by a link, the way back, closing or reloading. Other
 * parameters of the same page close only the forms inside `OPENED_BY_QUERY`.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const currentLocation = useLocation()
  const [forms] = useState<GuardedForms>(() => new Map())
  const shouldBlock = useCallback<BlockerFunction>(
    (move) => listLeftForms(forms, move).length > 0,
    [forms],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if ([...forms.keys()].some(isFormDirty)) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [forms])
  const leave = () => {
    if (blocker.state !== 'blocked') return
    const left = listLeftForms(forms, { currentLocation, nextLocation: blocker.location })
    for (const form of left) forms.get(form)?.()
    blocker.proceed()
  }
  return (
    <GuardedFormsContext value={forms}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.state === 'blocked' && blocker.reset()}
        onOk={leave}
        theme="warning"
        title="Perubahan belum disimpan"
        okLabel="Buang perubahan"
        cancelLabel="Tetap di sini"
      >
        Isian yang belum disimpan hilang kalau halaman ini ditinggalkan.
      </Dialog>
    </GuardedFormsContext>
  )
}
