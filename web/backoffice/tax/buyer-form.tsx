import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Select } from '#web/ui/input.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import type { TaxInvoiceResponse } from './types.ts'

const KINDS = [
  { value: 'npwp', label: 'NPWP' },
  { value: 'nik', label: 'NIK' },
]

/** Corrects the buyer that a tax invoice names. */
export function BuyerForm({ invoice, reply }: { invoice: TaxInvoiceResponse; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent={`buyer ${invoice.id}`}
      className="grid gap-3 sm:grid-cols-[120px_minmax(0,1fr)]"
    >
      <input type="hidden" name="revision" value={invoice.revision} />
      <FormField
        name="kind"
        label="Jenis nomor"
        defaultValue={invoice.kind === 'nik' ? 'nik' : 'npwp'}
      >
        {(control) => <Select {...control} options={KINDS} />}
      </FormField>
      <FormField
        name="idNumber"
        label="Nomor"
        inputMode="numeric"
        maxLength={24}
        required
        defaultValue={invoice.idNumber ?? ''}
      />
      <FormField
        name="buyerName"
        label="Nama"
        maxLength={120}
        required
        className="sm:col-span-2"
        defaultValue={invoice.buyerName}
      />
      <FormField
        name="buyerAddress"
        label="Alamat"
        maxLength={240}
        required
        className="sm:col-span-2"
        defaultValue={invoice.buyerAddress}
      />
      <div className="sm:col-span-2">
        <SubmitButton variant="outlined" busy={fetcher.state !== 'idle'} className="max-sm:w-full">
          Simpan pembeli
        </SubmitButton>
      </div>
    </ReplyForm>
  )
}
