import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import type { FetcherWithComponents } from 'react-router'
import { isFormErrors } from '#web/form-errors.ts'
import { ReplyForm, useFormField } from '#web/ui/forms/form.tsx'
import { FormDraftContext } from '#web/ui/drafts/form-draft.ts'
import { readFormState } from '#web/ui/forms/form-state.ts'
import { isFormDirty } from '#web/ui/forms/guarded-form.ts'
import { useActionFetcher } from '../actions/use-action-fetcher.ts'
import type { OpenedRecord } from '../conflict/compare.ts'
import { ConflictPanel, useConflict } from '../conflict/conflict-panel.tsx'
import type { FieldDescribers } from '../conflict/describe-value.ts'
import { isChoiceField, OPENED_FIELD } from '../conflict/read-conflict.ts'

type Props<T> = Omit<ComponentProps<typeof ReplyForm>, 'children' | 'fetcher'> & {
  /** The record as it is stored; undefined for a new one. */
  record: T
  /** What the form shows of it, as the call that saves it takes it; undefined for a new record. */
  toOpened: (record: T) => OpenedRecord | undefined
  describers?: FieldDescribers | undefined
  labels?: Readonly<Record<string, string>> | undefined
  /** The fields, with the values of the record as the form was opened on it. */
  children: (record: T) => ReactNode
}

/**
 * A form that edits a record. It keeps showing the record as it was opened while there is something
 * unsaved in it, so that a colleague's change, or another form of the page, replaces nothing that was
 * typed. If the record has changed meanwhile, the editor chooses field by field (`saveEdit`).
 */
export function EditForm<T>({
  record,
  toOpened,
  describers,
  labels,
  children,
  className,
  ...form
}: Props<T>) {
  const fetcher = useActionFetcher()
  const { held, version, marker } = useHeldRecord(record, toOpened, fetcher)
  return (
    <ReplyForm key={version} fetcher={fetcher} {...form}>
      <input type="hidden" ref={marker} disabled />
      <OpenedFields opened={toOpened(held)} />
      <FieldsOrConflict
        className={className}
        isCorrecting={isRefusedForFields(fetcher.data ?? form.reply)}
        describers={describers}
        labels={labels}
      >
        {children(held)}
      </FieldsOrConflict>
    </ReplyForm>
  )
}

/** The record that the form shows, and a number that changes when the form has to start afresh. */
function useHeldRecord<T>(
  record: T,
  toOpened: (record: T) => OpenedRecord | undefined,
  { data, state }: FetcherWithComponents<unknown>,
) {
  const marker = useRef<HTMLInputElement>(null)
  const [{ held, version }, setHeld] = useState({ held: record, version: 0 })
  const isRefused = isFormErrors(data)
  const saved = state === 'idle' && !isRefused ? data : undefined
  const handled = useRef<unknown>(undefined)
  useEffect(() => {
    const isJustSaved = saved !== undefined && saved !== handled.current
    const isSame = JSON.stringify(toOpened(record)) === JSON.stringify(toOpened(held))
    if (isSame && !isJustSaved) return
    const form = marker.current?.form
    if (!isJustSaved && (isRefused || state !== 'idle' || (form && isFormDirty(form)))) return
    handled.current = saved
    setHeld({ held: record, version: version + 1 })
  }, [record, held, saved, isRefused, state, toOpened, version])
  return { held, version, marker }
}

/**
 * What the form was opened on: after a refusal what it was opened on then, and with a draft what that
 * was typed against.
 */
function OpenedFields({ opened }: { opened: OpenedRecord | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  const { typed } = useFormField(OPENED_FIELD)
  const draft = use(FormDraftContext)
  const restored = draft?.restoredDraft.values?.[OPENED_FIELD]
  const value =
    typed ?? (typeof restored === 'string' ? restored : opened && JSON.stringify(opened))
  const storeInDraft = useEffectEvent((isTyped: boolean) =>
    draft?.store(OPENED_FIELD, isTyped ? value : undefined),
  )
  useEffect(() => {
    const form = field.current?.form
    if (!form) return undefined
    // Editors may type before the scripts have loaded.
    if (readFormState(form, 'current') !== readFormState(form, 'default')) storeInDraft(true)
    const onInput = () => storeInDraft(isFormDirty(form))
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [])
  return value && <input ref={field} type="hidden" name={OPENED_FIELD} value={value} />
}

/** Whether the choices were made, and the values are refused for another reason. */
const isRefusedForFields = (reply: unknown): boolean =>
  isFormErrors(reply) && Object.keys(reply.errors).some((path) => !isChoiceField(path))

type FieldsProps = {
  className: string | undefined
  isCorrecting: boolean
  describers: FieldDescribers | undefined
  labels: Readonly<Record<string, string>> | undefined
  children: ReactNode
}

/** During a conflict the fields stay in the form, with what was typed, but only the choices are shown. */
function FieldsOrConflict({ className, isCorrecting, children, ...panel }: FieldsProps) {
  const isConflict = useConflict() !== undefined
  return (
    <>
      {isConflict && <ConflictPanel {...panel} />}
      <div className={isConflict && !isCorrecting ? 'hidden' : className}>{children}</div>
    </>
  )
}
