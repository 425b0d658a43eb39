import { formatMonth } from '#platform/format.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/input.tsx'
import { STATEMENT_PARAM } from './statement-param.ts'

type Props = {
  action: string
  months: readonly string[]
  /** Whose statement, in the address: `company` or `account` with an id. */
  of?: Readonly<Record<string, string>>
}

/** Downloads the statement of a month. A form of its own document, so that a browser takes the file. */
export const StatementForm = ({ action, months, of = {} }: Props) => (
  <Card title="Rekap bulanan" className="print:hidden">
    <form method="get" action={action} className="flex flex-wrap items-end gap-2">
      {Object.entries(of).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Bulan" className="min-w-full sm:min-w-52 sm:flex-1">
        {(control) => (
          <Select
            {...control}
            name="month"
            options={months.map((each) => ({ value: each, label: formatMonth(each) }))}
          />
        )}
      </Field>
      <Button
        type="submit"
        name={STATEMENT_PARAM}
        value="pdf"
        variant="outlined"
        icon="download"
        className="max-sm:flex-1"
      >
        PDF
      </Button>
      <Button
        type="submit"
        name={STATEMENT_PARAM}
        value="xlsx"
        variant="outlined"
        icon="download"
        className="max-sm:flex-1"
      >
        Excel
      </Button>
    </form>
    <p className="mt-2 text-14 text-ink-2">
      Saldo awal, tagihan, pembayaran, nota kredit, pengembalian, dan saldo akhir.
    </p>
  </Card>
)
