import type { MoneyJson } from '#platform/money.ts'
import { Money } from '#web/ui/money.tsx'

type Props = { agreement: { number: string; terms: string }; offered: MoneyJson | null }

/** What the lender and the company agree to. */
export const AgreementText = ({ agreement: { number, terms }, offered }: Props) => (
  <section aria-label="Perjanjian" className="rounded-control border border-line p-4">
    <h2 className="text-16">Perjanjian {number}</h2>
    {offered && (
      <p className="my-2">
        Limit <Money of={offered} className="font-heavy" />
      </p>
    )}
    <p className="whitespace-pre-line text-ink-2">{terms}</p>
  </section>
)
