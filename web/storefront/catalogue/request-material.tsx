import { useId } from 'react'
import { useFetcher } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { isFormErrors } from '#web/form-errors.ts'
import { Textarea } from '#web/ui/forms/input.tsx'

/** The action's result once sales have received the request. */
export type MaterialRequestResult = { confirmation: string }
const isMaterialRequestResult = (result: unknown): result is MaterialRequestResult =>
  typeof result === 'object' && result !== null && 'confirmation' in result

type Props = {
  title: string
  /** The search text, as the first value of the form. */
  material?: string | undefined
  /** The page's own action result, for a form that was posted without scripts. */
  reply?: unknown
  open?: boolean
}

/**
 * Requests a material that the shop does not list. It expands below a list and posts without
 * scripts.
 */
export function RequestMaterial({ title, material = '', reply, open = false }: Props) {
  const fetcher = useFetcher<unknown>()
  const id = useId()
  const result = fetcher.data ?? reply
  return (
    <details
      id="ajukan"
      open={open || isFormErrors(result) || isMaterialRequestResult(result)}
      className="group mt-6 rounded-card border border-line bg-face"
    >
      <summary
        className="flex cursor-pointer list-none flex-wrap items-center justify-between gap-3 p-4 [&::-webkit-details-marker]:hidden"
        aria-describedby={id}
      >
        <span className="min-w-0">
          <b className="block text-18">{title}</b>
          <span id={id} className="text-14 text-ink-2">
            Sebutkan bahan, ukuran, dan jumlah. Sales menjawab dengan harga tertulis.
          </span>
        </span>
        <span
          className="btn group-open:hidden"
          data-variant="outlined"
          data-color="primary"
          data-size="normal"
        >
          Ajukan kebutuhan
        </span>
      </summary>
      <div className="border-t border-line p-4">
        {isMaterialRequestResult(result) ? (
          <Alert severity="success">{result.confirmation}</Alert>
        ) : (
          <ReplyForm
            fetcher={fetcher}
            reply={reply}
            action="/produk"
            intent="ajukan"
            className="grid gap-4 md:grid-cols-2"
          >
            <FormField
              name="material"
              label="Bahan dan ukuran"
              defaultValue={material}
              className="md:col-span-2"
            >
              {(control) => <Textarea {...control} required maxLength={1000} rows={2} />}
            </FormField>
            <FormField
              name="quantity"
              label="Perkiraan jumlah"
              required
              maxLength={100}
              placeholder="200 lembar"
            />
            <FormField name="name" label="Nama" autoComplete="name" required maxLength={100} />
            <FormField
              name="phone"
              label="Nomor telepon"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
              maxLength={20}
            />
            <div className="self-end">
              <SubmitButton wide>Kirim kebutuhan</SubmitButton>
            </div>
          </ReplyForm>
        )}
      </div>
    </details>
  )
}
