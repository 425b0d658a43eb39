import { useFetcher } from 'react-router'
import { CREDIT_PATH } from '#modules/finance/credit-terms/rules/terms-path.ts'
import type { Api } from '#modules/client.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { GRADE_SEEN_INTENT } from './grade-seen-intent.ts'

type Notice = NonNullable<Awaited<ReturnType<Api['grade']['notice']>>['notice']>

/**
 * Tells the buyer once which grade the company has now, and what it may owe for how long. It stands above the page, so
 * that nobody has to answer it before they go on.
 */
export default function GradeNotice({ notice: { id, grade, limit, days } }: { notice: Notice }) {
  const fetcher = useFetcher()
  // What could not be noted is shown again on another page.
  if (fetcher.state !== 'idle' || fetcher.data !== undefined) return null
  return (
    <Alert
      severity="success"
      title={`Perusahaan Anda sekarang kelas ${grade}`}
      className="mb-4"
      action={
        <fetcher.Form method="post" action={CREDIT_PATH}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value={GRADE_SEEN_INTENT}
            variant="outlined"
            size="small"
          >
            Mengerti
          </Button>
        </fetcher.Form>
      }
    >
      Limit kredit <Money of={limit} className="font-bold" />, jatuh tempo {days} hari setelah
      pesan. Pilih Tempo saat memesan.
    </Alert>
  )
}
