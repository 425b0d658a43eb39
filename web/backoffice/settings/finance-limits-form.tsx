import { FormField, SubmitButton } from '#web/ui/form.tsx'
import { EditForm } from '../shared/edit-form.tsx'
import { toFieldValue } from '../shared/form-values.ts'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'

type Limits = { refundApproval: number; financeDifference: number; adminDifference: number }

const labels = {
  refundApproval: 'Pengembalian dana tanpa orang kedua sampai (Rp)',
  financeDifference: 'Selisih diputuskan keuangan sampai (Rp)',
  adminDifference: 'Selisih diputuskan admin sampai (Rp)',
}

const toOpened = (limits: Limits) => ({ values: limits })

/** Up to which amounts a role decides about refunds and payment differences alone. */
export function FinanceLimitsForm({ limits: stored, reply }: { limits: Limits; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      labels={labels}
      fetcher={fetcher}
      reply={reply}
      intent="finance-limits"
      className="grid items-end gap-3 md:grid-cols-3"
    >
      {(limits) => (
        <>
          <p className="text-14 text-ink-2 md:col-span-3">
            Pengembalian di atas batasnya perlu persetujuan orang kedua. Selisih di atas batasnya
            dikembalikan ke pembeli, atau diputuskan admin.
          </p>
          {(['refundApproval', 'financeDifference', 'adminDifference'] as const).map((name) => (
            <FormField
              key={name}
              name={name}
              label={labels[name]}
              defaultValue={toFieldValue(limits[name])}
              inputMode="numeric"
              inputClassName="num"
              required
            />
          ))}
          <SubmitButton
            busy={fetcher.state !== 'idle'}
            variant="outlined"
            className="justify-self-start"
          >
            Simpan batas
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
