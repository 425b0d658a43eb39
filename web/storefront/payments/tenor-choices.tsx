import { formatDay, InstalmentPlan } from '#web/shared/instalment-table.tsx'
import { ChoiceCard } from '#web/ui/forms/choice-card.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { Money } from '#web/ui/money.tsx'
import type { LoanPayment } from './load-loan.ts'

type TenorChoicesProps = {
  tenors: LoanPayment['tenors']
  chosen: number
  lenderName: string
}

/** In how many months one repays, each with what a month costs. */
export const TenorChoices = ({ tenors, chosen, lenderName }: TenorChoicesProps) => (
  <div className="grid gap-2">
    <FieldGroup legend="Lama cicilan">
      <div className="grid gap-2 sm:grid-cols-2">
        {tenors.map(({ months, instalments }) => (
          <ChoiceCard
            key={months}
            name="tenor"
            value={months}
            defaultChecked={months === chosen}
            heading={`${months} bulan`}
          >
            <Money of={instalments[0]!.amount} /> per bulan, mulai{' '}
            {formatDay(instalments[0]!.dueDate)}
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
    {tenors
      .filter(({ months }) => months > 1)
      .map(({ months, instalments }) => (
        <details key={months}>
          <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold text-link">
            Jadwal cicilan {months} bulan
          </summary>
          <InstalmentPlan caption={`Jadwal cicilan ${months} bulan`} instalments={instalments} />
        </details>
      ))}
    <p className="text-14 text-ink-2">Belum termasuk biaya {lenderName}.</p>
  </div>
)
