import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useBlocker, useLocation, type BlockerFunction } from 'react-router'
import { Dialog } from './dialog.tsx'
import { NOTHING_TYPED, readFormState } from './form-state.ts'

/** The state that a guarded form is compared with, and whether a save of it was refused. */
type Baseline = { state: string; isRefused: boolean }
/** What forgets the draft of a form that is left unsaved on purpose. */
type GuardedForms = Map<HTMLFormElement, () => void>

/** A router has one blocker, so the forms of a page report to the guard around it. */
const GuardedFormsContext = createContext<GuardedForms | undefined>(undefined)

/** Marks a part of a page that its address's parameters open and close. */
export const OPENED_BY_QUERY = { 'data-opened-by-query': '' }

/** The baseline of every guarded form. */
const baselines = new WeakMap<HTMLFormElement, Baseline>()

/** Whether a form has something unsaved: typing and typing back leaves nothing. */
export function isFormDirty(form: HTMLFormElement): boolean {
  const baseline = baselines.get(form)
  if (!baseline) return false
  const state = readFormState(form, 'current')
  return state !== baseline.state || (baseline.isRefused && state !== NOTHING_TYPED)
}

type GuardedFormState = {
  /** The form's key: another one is another form. */
  generation: number
  isRefused: boolean
  /** A new value for each successful save. */
  saved: unknown
  /** Called when the form is left unsaved on purpose. */
  onDiscard: (() => void) | undefined
}

/**
 * Reports a form to the guard around the page, if there is one. After a save, what was saved is what
 * the form is compared with.
 */
export function useGuardedForm(
  ref: RefObject<HTMLFormElement | null>,
  { generation, isRefused, saved, onDiscard }: GuardedFormState,
): void {
  const forms = use(GuardedFormsContext)
  const discard = useRef(onDiscard)
  useEffect(() => void (discard.current = onDiscard))
  useEffect(() => {
    const form = ref.current
    if (!forms || !form) return
    forms.set(form, () => discard.current?.())
    // Its defaults, not its values: visitors may type before the scripts have loaded.
    baselines.set(form, { state: readFormState(form, 'default'), isRefused: false })
    return () => void forms.delete(form)
  }, [forms, ref, generation])
  useEffect(() => {
    if (ref.current) markRefused(ref.current, isRefused)
  }, [ref, isRefused])
  useEffect(() => {
    if (ref.current && saved !== undefined) markSaved(ref.current)
  }, [ref, saved])
}

function markRefused(form: HTMLFormElement, isRefused: boolean): void {
  const baseline = baselines.get(form)
  if (baseline) baselines.set(form, { ...baseline, isRefused })
}

function markSaved(form: HTMLFormElement): void {
  if (baselines.has(form))
    baselines.set(form, { state: readFormState(form, 'current'), isRefused: false })
}

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
