import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { TaxInvoiceResponse } from './types.ts'

const KINDS = [
  { value: 'npwp', label: 'NPWP' },
  { value: 'nik', label: 'NIK' },
]

type Props = { invoice: TaxInvoiceResponse; reply: unknown }

/** Corrects the buyer that a tax invoice names; where it lacks something, on all of the buyer that lack the same. */
export const BuyerForm = (props: Props) =>
  props.invoice.problems.length > 0 ? (
    <BuyerFields {...props} />
  ) : (
    <details className="min-w-0">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-semibold text-link">
        Ubah pembeli
      </summary>
      <BuyerFields {...props} />
    </details>
  )

function BuyerFields({ invoice, reply }: Props) {
  const fetcher = useActionFetcher()
  const { similarCount } = invoice
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent={`buyer ${invoice.id}`}
      className="grid content-start gap-3 sm:grid-cols-[120px_minmax(0,1fr)]"
    >
      <input type="hidden" name="scope" value={invoice.problems.length > 0 ? 'similar' : 'one'} />
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
        <SubmitButton variant="outlined" className="max-sm:w-full">
          {similarCount > 0 ? `Simpan untuk ${similarCount + 1} tagihan` : 'Simpan pembeli'}
        </SubmitButton>
      </div>
    </ReplyForm>
  )
}
