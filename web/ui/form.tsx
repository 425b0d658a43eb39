import { createContext, use, useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Form, useNavigation, type FetcherWithComponents } from 'react-router'
import { isFormErrors, type FormErrors } from '#web/form-errors.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Field, type ControlProps, type FieldProps } from './field.tsx'
import { Input } from './input.tsx'

const ReplyContext = createContext<FormErrors | undefined>(undefined)

type ReplyFormProps = ComponentProps<typeof Form> & {
  /** What the action answered (`actionData` or `fetcher.data`); its errors go to their fields. */
  reply?: unknown | undefined
  /** A fetcher keeps the page where it is. */
  fetcher?: FetcherWithComponents<unknown> | undefined
  /** Two forms on a page: only the one whose `intent` was posted shows the reply. */
  intent?: string | undefined
}

/**
 * A form that shows what was refused: a sentence above, errors at their fields, the first of them
 * focused, and everything typed still there. It posts before scripts run.
 */
export function ReplyForm({
  reply,
  fetcher,
  intent,
  children,
  method = 'post',
  ...native
}: ReplyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const result = fetcher?.data ?? reply
  const refused = isFormErrors(result) ? result : undefined
  const matchingBrandsErrors =
    !intent || !refused?.values['intent'] || refused.values['intent'][0] === intent
      ? refused
      : undefined
  useEffect(() => {
    if (!matchingBrandsErrors) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    // One selector for both would always find the sentence: it stands above the fields.
    const first = find('[aria-invalid="true"]') ?? find('[data-form-message]')
    first?.focus()
  }, [matchingBrandsErrors])
  const FormElement = (fetcher?.Form ?? Form) as typeof Form
  return (
    <FormElement {...native} ref={form} method={method} noValidate={native.noValidate ?? true}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      <ReplyContext value={matchingBrandsErrors}>
        {matchingBrandsErrors?.message && (
          <div tabIndex={-1} data-form-message className="mb-4 outline-none">
            <Alert severity="error">{matchingBrandsErrors.message}</Alert>
          </div>
        )}
        {children}
      </ReplyContext>
    </FormElement>
  )
}

/** What was refused at `name` and what was typed there, for controls beyond `FormField`. */
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
    /** Another control than a line of text. `defaultValue` is what was typed, else the given one. */
    children?: (
      control: ControlProps & {
        name: string
        defaultValue: string | undefined
        required: boolean | undefined
      },
    ) => ReactNode
  }

/** A field of a `ReplyForm`, bound to its name's error and to what was typed. */
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

/** Submits its form and says so while it travels. With `name` and `value` only for that choice. */
export function SubmitButton({
  busy,
  ...button
}: ComponentProps<typeof Button> & { busy?: boolean | undefined }) {
  const { state, formData } = useNavigation()
  const isOwnSubmit = button.name === undefined || formData?.get(button.name) === button.value
  const loading = busy ?? (state !== 'idle' && formData !== undefined && isOwnSubmit)
  return <Button {...button} type="submit" loading={loading} />
}
