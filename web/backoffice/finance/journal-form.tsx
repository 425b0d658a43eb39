import { DayField } from '#web/shared/day-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Downloads the journal of some days. A form of its own document, so that a browser takes the file. */
export const JournalForm = ({ from, to }: { from: string; to: string }) => (
  <Card title="Jurnal">
    <form
      method="get"
      action="/backoffice/keuangan/jurnal"
      className="flex flex-wrap items-center gap-3"
    >
      <DayField name="from" label="Dari" value={from} />
      <DayField name="to" label="Sampai" value={to} />
      <div className="flex gap-2 max-sm:w-full">
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            type="submit"
            name="format"
            value={format}
            variant="outlined"
            icon="download"
            className="max-sm:flex-1"
          >
            {format === 'csv' ? 'CSV' : 'Excel'}
          </Button>
        ))}
      </div>
      <p className="w-full text-14 text-ink-2">Semua debit dan kredit, untuk program akuntansi.</p>
    </form>
  </Card>
)
