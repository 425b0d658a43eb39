import { createContext, use, useEffect, useRef, type RefObject } from 'react'
import { NOTHING_TYPED, readFormState } from './form-state.ts'

/** The state that a guarded form is compared with, and whether a save of it was refused. */
type Baseline = { state: string; isRefused: boolean }
/** What forgets the draft of a form that is left unsaved on purpose. */
export type GuardedForms = Map<HTMLFormElement, () => void>

/** A router has one blocker, so the forms of a page report to the guard around it. */
export const GuardedFormsContext = createContext<GuardedForms | undefined>(undefined)

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
