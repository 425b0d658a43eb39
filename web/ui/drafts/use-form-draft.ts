import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { createDoublePressGuard } from './double-press.ts'
import { openDraft } from './draft-record.ts'
import { replayEarlyTyping } from './early-typing.ts'
import { listControls, readBase, readHidden, readTyped } from './form-controls.ts'
import {
  DraftOwnerContext,
  type DraftOptions,
  type FormDraft,
  type RestoredDraft,
} from './form-draft.ts'
import { restoreDraft } from './restore-draft.ts'
import { expectOutcome, type PostOutcome } from './post-outcome.ts'

type Params = {
  intent: string | undefined
  /** False for a form that keeps nothing, such as sign-in. */
  options: DraftOptions | false
  /** It shows a refusal of the server with what was typed: that is newer than any draft. */
  isRefused: boolean
  isBusy: boolean
  onDiscard: () => void
}

const NOTHING: RestoredDraft = {}

/**
 * Stores what is typed into a form as it is typed, restores it when the form is opened again,
 * removes it once the server has accepted it, and ignores a second press. `generation` is the
 * form's key: discarding a draft remounts the form.
 */
export function useFormDraft({ intent = '', options, isRefused, isBusy, onDiscard }: Params) {
  const form = useRef<HTMLFormElement>(null)
  const owner = use(DraftOwnerContext)
  const { pathname } = useLocation()
  const hasDraft = options !== false
  const { work = intent, record: subject = '', isDone, restore: restoreValues } = options || {}
  const key = `${pathname} ${work} ${subject}`
  const record = useMemo(() => openDraft(owner, key), [owner, key])
  const [restoredDraft, setRestored] = useState<RestoredDraft>(NOTHING)
  const [generation, setGeneration] = useState(0)
  // The listeners live as long as the form and read what is current.
  const latest = { isBusy, isRefused, isDone, restoreValues }
  const current = useRef(latest)
  useEffect(() => void (current.current = latest))

  useEffect(() => {
    const node = form.current
    if (!node) return undefined
    const guard = createDoublePressGuard()
    const storeControls = (isMeant: (control: EventTarget, name: string) => boolean) => {
      if (hasDraft)
        for (const [name, controls] of listControls(node))
          if (controls.some((control) => isMeant(control, name)))
            record.storeField(name, readTyped(controls), readBase(controls))
    }
    const onInput = ({ target }: Event) => storeControls((control) => control === target)
    const onSubmit = (event: SubmitEvent) => {
      if (node.method === 'get') return
      if (guard.isRepeated(node, event.submitter, current.current.isBusy))
        return event.preventDefault()
      storeControls(() => true)
      const postKey = readHidden(node, 'key')
      if (hasDraft && postKey) record.storePostKey(postKey)
      expectOutcome((outcome) => settle(outcome, postKey))
    }
    const settle = (outcome: PostOutcome, postKey: string | undefined) => {
      if (outcome.state === 'accepted') {
        if (!hasDraft || current.current.isDone?.(outcome.result) === false) return
        record.clear()
        return setRestored(NOTHING)
      }
      guard.reset()
      const isUnknown = outcome.state === 'unknown'
      if (hasDraft && postKey && !isUnknown) record.storePostKey(undefined)
      setRestored((before) => ({ ...before, postKey: isUnknown ? postKey : undefined }))
    }
    if (hasDraft) replayEarlyTyping(node)
    const isRestorable = hasDraft && !current.current.isRefused
    const restored = isRestorable
      ? restoreDraft(node, record, current.current.restoreValues)
      : NOTHING
    if (isRestorable) setRestored(restored)
    // Visitors may type before the scripts have loaded. What was restored is stored already, and a field
    // of React shows it only after the next render.
    storeControls((_control, name) => !(name in (restored.values ?? {})))
    node.addEventListener('input', onInput)
    node.addEventListener('submit', onSubmit)
    return () => {
      node.removeEventListener('input', onInput)
      node.removeEventListener('submit', onSubmit)
    }
  }, [record, hasDraft, generation])

  const draft: FormDraft = {
    restoredDraft,
    store: record.store,
    storeFile(name, file) {
      record.storeFile(name, file)
      if (restoredDraft.missingFiles?.length) setRestored({ ...restoredDraft, missingFiles: [] })
    },
    findFile: record.findFile,
    clear() {
      record.clear()
      setRestored(NOTHING)
    },
    discard() {
      record.clear()
      setRestored(NOTHING)
      onDiscard()
      setGeneration(generation + 1)
    },
  }
  return { form, draft: hasDraft ? draft : undefined, generation }
}
