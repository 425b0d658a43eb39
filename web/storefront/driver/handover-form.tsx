import { useState, type FormEvent } from 'react'
import { formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import type { OutgoingReport } from './outgoing.ts'
import { readPhoto, readRefused, refusedQtyField, refusedReasonField } from './read-handover.ts'
import type { DropResponse } from './types.ts'

/** A photo is made this small (bytes): it shows the goods and is sent with a weak signal. */
const PHOTO_BYTES = 400_000

/** The service worker has this part without a connection; where it does not load, the photo is sent as it is. */
const makeSmaller = (photo: File): Promise<Blob> =>
  import('#web/ui/files/shrink-picture.ts').then(
    ({ shrinkPicture }) => shrinkPicture(photo, PHOTO_BYTES),
    () => photo,
  )

/** Hands a drop over: who took it, a photo, and what was refused. */
export function HandoverForm({
  drop,
  token,
  formKey,
  onReport,
  reply,
}: {
  drop: DropResponse
  token: string
  /** The idempotency key of this handover. */
  formKey: string
  onReport: (report: OutgoingReport) => Promise<void>
  reply: FormErrors | undefined
}) {
  const intent = `handover ${drop.id}`
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    explainFields(form)
    if (!form.reportValidity()) return
    const values = new FormData(form)
    const photo = readPhoto(values)
    const refused = readRefused(values)
    const at = new Date().toISOString()
    await onReport({
      key: String(values.get('key')),
      token,
      deliveryId: drop.id,
      kind: 'handover',
      label: drop.number,
      at,
      receivedBy: String(values.get('receivedBy')).trim(),
      ...(refused ? { refused } : {}),
      ...(photo ? { photo: await makeSmaller(photo) } : {}),
    })
  }
  return (
    <details open={reply?.values['intent']?.[0] === intent} className="group">
      <summary className="btn min-h-14! w-full text-18!" data-variant="filled" data-color="main">
        Serah terima
      </summary>
      <ReplyForm
        reply={reply}
        intent={intent}
        encType="multipart/form-data"
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid gap-4"
      >
        <IdempotencyKey initial={formKey} />
        <FormField
          name="receivedBy"
          label="Nama penerima"
          minLength={2}
          maxLength={80}
          autoComplete="off"
          inputClassName="min-h-14! text-18!"
          required
        />
        <PhotoField />
        <details>
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-link">
            Ada barang yang ditolak?
          </summary>
          <div className="grid gap-4">
            {drop.lines.map((line) => (
              <fieldset key={line.lineId} className="grid gap-2 border-t border-line pt-3">
                <legend className="sr-only">{line.name}</legend>
                <FormField
                  name={refusedQtyField(line.lineId)}
                  label={`${line.name}: ditolak (dari ${formatQuantity(line.qty)} ${line.unit})`}
                  type="number"
                  min={0}
                  max={line.qty}
                  step={line.measured ? 'any' : 1}
                  inputMode="decimal"
                  inputClassName="num min-h-14! text-18!"
                />
                <FormField
                  name={refusedReasonField(line.lineId)}
                  label="Alasannya"
                  maxLength={200}
                  inputClassName="min-h-14! text-18!"
                />
              </fieldset>
            ))}
          </div>
        </details>
        <SubmitButton color="main" wide className="min-h-14! text-18!">
          Selesai, serahkan
        </SubmitButton>
      </ReplyForm>
    </details>
  )
}

/** Says without a connection what is missing, in Indonesian whatever the phone speaks. A refused quantity needs its reason. */
function explainFields(form: HTMLFormElement): void {
  const find = (selector: string) => [...form.querySelectorAll<HTMLInputElement>(selector)]
  const explain = (field: HTMLInputElement, problem: string) => {
    field.setCustomValidity(problem)
    const details = field.closest('details')
    if (problem && details) details.open = true
  }
  for (const field of find('input[name=receivedBy]'))
    explain(field, field.value.trim().length < 2 ? 'Tulis nama penerimanya.' : '')
  for (const field of find('input[name^="refusedQty."]')) explain(field, describeQtyProblem(field))
  for (const field of find('input[name^="refusedReason."]')) {
    const qty = form.elements.namedItem(field.name.replace('refusedReason', 'refusedQty'))
    const isRefused = qty instanceof HTMLInputElement && Number(qty.value) > 0
    const isMissing = isRefused && field.value.trim().length < 3
    explain(field, isMissing ? 'Tulis alasan barang ini ditolak.' : '')
  }
}

function describeQtyProblem({ validity, max }: HTMLInputElement): string {
  if (validity.rangeOverflow)
    return `Yang diantar ${formatQuantity(Number(max))}. Tulis sebanyak itu atau kurang.`
  if (validity.rangeUnderflow || validity.badInput) return 'Tulis jumlahnya dengan angka.'
  return validity.stepMismatch ? 'Tulis jumlah yang bulat.' : ''
}

function PhotoField() {
  const [name, setName] = useState<string>()
  return (
    <label className="btn relative min-h-14! w-full text-18!" data-variant="outlined">
      {name ? 'Ganti foto' : 'Ambil foto'}
      {name && <span className="text-14 text-success-text">foto tersimpan</span>}
      <input
        type="file"
        name="photo"
        accept="image/*"
        capture="environment"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ currentTarget: { files } }) => setName(files?.[0]?.name)}
      />
    </label>
  )
}
