import { createContext, use, useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { Form, useNavigation, type FetcherWithComponents } from 'react-router'
import { isFormErrors, type FormErrors } from '#web/form-errors.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { FormDraftContext, type DraftOptions } from '../drafts/form-draft.ts'
import { useFormDraft } from '../drafts/use-form-draft.ts'
import { Field, type ControlProps, type FieldProps } from './field.tsx'
import { Input } from './input.tsx'
import { useGuardedForm } from './guarded-form.ts'
import { useRefusalToast } from '../toasts/use-refusal-toast.ts'

const ReplyContext = createContext<FormErrors | undefined>(undefined)
/** The fetcher that sends the form around; undefined where the form navigates. */
const FetcherContext = createContext<FetcherWithComponents<unknown> | undefined>(undefined)

type ReplyFormProps = ComponentProps<typeof Form> & {
  /** The action's result (`actionData` or `fetcher.data`); its errors show at their fields. */
  reply?: unknown | undefined
  /** A fetcher stays on the page. */
  fetcher?: FetcherWithComponents<unknown> | undefined
  /** With two forms on a page only the one whose `intent` was posted shows the reply. */
  intent?: string | undefined
  /** How its draft is distinguished; `false` for a form that stores none, such as sign-in. */
  draft?: DraftOptions | false
}

/**
 * A form that loses nothing: what is typed is stored until the server has accepted it. Refused, it
 * says why: a sentence above, errors at their fields, the first of them focused, and everything
 * typed still in place. It posts before scripts run.
 */
export const ReplyForm = (props: ReplyFormProps) => (
  // Another intent in the same place is another form: nothing of it was typed, and its draft is its own.
  <FormOfIntent key={props.intent ?? ''} {...props} />
)

function FormOfIntent({
  reply,
  fetcher,
  intent,
  children,
  method = 'post',
  draft: draftOptions = {},
  ...native
}: ReplyFormProps) {
  const navigation = useNavigation()
  const [discardedReply, setDiscardedReply] = useState<unknown>()
  const result = fetcher?.data ?? reply
  const refused = isFormErrors(result) && result !== discardedReply ? result : undefined
  const ownRefusal =
    !intent || !refused?.values['intent'] || refused.values['intent'][0] === intent
      ? refused
      : undefined
  const isBusy = fetcher ? fetcher.state !== 'idle' : navigation.formMethod === 'POST'
  useRefusalToast(ownRefusal, isBusy)
  const { form, draft, generation } = useFormDraft({
    intent,
    options: draftOptions,
    isRefused: ownRefusal !== undefined,
    isBusy,
    onDiscard() {
      setDiscardedReply(result)
      if (draftOptions) draftOptions.onDiscard?.()
    },
  })
  useEffect(() => {
    if (!ownRefusal) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    // One selector for both would always find the sentence, which precedes the fields.
    const first = find('[aria-invalid="true"]') ?? find('[data-form-message]')
    first?.focus()
  }, [ownRefusal, form])
  useGuardedForm(form, {
    generation,
    isRefused: ownRefusal !== undefined,
    saved: fetcher?.state === 'idle' && !refused ? fetcher.data : undefined,
    onDiscard: draft?.clear,
  })
  const FormElement = (fetcher?.Form ?? Form) as typeof Form
  return (
    <FormElement
      {...native}
      key={generation}
      ref={form}
      method={method}
      noValidate={native.noValidate ?? true}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      <ReplyContext value={ownRefusal}>
        <FormDraftContext value={draft}>
          <FetcherContext value={fetcher}>
            {ownRefusal?.message && (
              <div
                tabIndex={-1}
                data-form-message={Object.values(ownRefusal.errors).includes(ownRefusal.message)}
              >
                <Alert severity="error">{ownRefusal.message}</Alert>
              </div>
            )}
            {draftOptions && !draftOptions.hasOwnNotice && (
              <DraftNotice className="col-span-full w-full" />
            )}
            {children}
          </FetcherContext>
        </FormDraftContext>
      </ReplyContext>
    </FormElement>
  )
}

/** The error and the typed value of a field, for controls beyond `FormField`. */
export function useFormField(name: string): {
  error: string | undefined
  typed: string | undefined
  all: readonly string[] | undefined
} {
  const reply = use(ReplyContext)
  const path = name.replace(/\[(\d*)\]/g, '.$1')
  const all = reply?.values[path]
  return { error: reply?.errors[path], typed: all?.[0], all }
}

type FormFieldProps = Omit<FieldProps, 'children' | 'error'> &
  Omit<ComponentProps<typeof Input>, 'children' | 'className' | 'name'> & {
    name: string
    inputClassName?: string | undefined
    /** A control other than a text input. `defaultValue` is the typed value, else the given one. */
    children?: (
      control: ControlProps & {
        name: string
        defaultValue: string | undefined
        required: boolean | undefined
      },
    ) => ReactNode
  }

/** A field of a `ReplyForm`, bound to its error and its typed value. */
export function FormField({
  name,
  label,
  hint,
  optional,
  className,
  children,
  inputClassName,
  defaultValue,
  required,
  ...native
}: FormFieldProps) {
  const { error, typed } = useFormField(name)
  const value = typed ?? (defaultValue === undefined ? undefined : String(defaultValue))
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
      className={className}
    >
      {(control) =>
        children ? (
          children({ ...control, name, defaultValue: value, required })
        ) : (
          <Input
            {...native}
            {...control}
            name={name}
            required={required}
            className={inputClassName}
            defaultValue={native.type === 'password' ? undefined : value}
          />
        )
      }
    </Field>
  )
}

/**
 * Submits its form and shows that it is in flight. With `name` and `value` only for that choice. `busy` is for a form
 * that is not a `ReplyForm`, or whose buttons all wait for one another.
 */
export function SubmitButton({
  busy,
  ...button
}: ComponentProps<typeof Button> & { busy?: boolean | undefined }) {
  const navigation = useNavigation()
  const { state, formData } = use(FetcherContext) ?? navigation
  const isOwnSubmit = button.name === undefined || formData?.get(button.name) === button.value
  const loading = busy ?? (state !== 'idle' && formData !== undefined && isOwnSubmit)
  return <Button {...button} type="submit" loading={loading} />
}
