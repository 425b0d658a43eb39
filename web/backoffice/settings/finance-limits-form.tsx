import { formatQuantity } from '#platform/format.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { SettingForm } from './setting-form.tsx'

type Limits = { refundApproval: number; financeDifference: number; adminDifference: number }

const labels = {
  refundApproval: 'Pengembalian dana tanpa orang kedua sampai (Rp)',
  financeDifference: 'Selisih diputuskan keuangan sampai (Rp)',
  adminDifference: 'Selisih diputuskan admin sampai (Rp)',
}

/** Up to which amounts a role decides about refunds and payment differences alone. */
export function FinanceLimitsForm({ limits: stored, reply }: { limits: Limits; reply: unknown }) {
  return (
    <SettingForm
      setting={stored}
      labels={labels}
      reply={reply}
      intent="finance-limits"
      saveLabel="Simpan batas"
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
              defaultValue={formatQuantity(limits[name])}
              inputMode="numeric"
              inputClassName="num"
              required
            />
          ))}
        </>
      )}
    </SettingForm>
  )
}
