import { formatTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import type { OutgoingReport } from './outgoing.ts'

const describeReport = ({ kind, label, at, receivedBy, photo, refused }: OutgoingReport) =>
  kind === 'arrival'
    ? `${label}: sampai ${formatTime(at)}`
    : [
        `${label}: diterima ${receivedBy}`,
        formatTime(at),
        refused && `${countRefused(refused)} barang ditolak`,
        photo && 'dengan foto',
      ]
        .filter(Boolean)
        .join(', ')

/** A list as the text of the form's field. */
const countRefused = (refused: string): number => (JSON.parse(refused) as unknown[]).length

/** What is still in the phone, and what the shop did not take. */
export function WaitingReports({
  reports,
  retry,
  discard,
}: {
  reports: readonly OutgoingReport[]
  retry: (report: OutgoingReport) => Promise<void>
  discard: (report: OutgoingReport) => Promise<void>
}) {
  const waiting = reports.filter(({ refusal }) => refusal === undefined)
  const refused = reports.filter(({ refusal }) => refusal !== undefined)
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {waiting.length > 0 && (
        <Alert severity="warning" title={`${waiting.length} laporan menunggu dikirim`}>
          <ul>
            {waiting.map((report) => (
              <li key={report.key}>{describeReport(report)}</li>
            ))}
          </ul>
          Tersimpan di ponsel ini dan terkirim sendiri begitu ada sinyal.
        </Alert>
      )}
      {refused.map((report) => (
        <Alert key={report.key} severity="error" title={describeReport(report)}>
          <p>{report.refusal}</p>
          <div className="mt-2 flex gap-2">
            <Button variant="outlined" onClick={() => void retry(report)}>
              Kirim lagi
            </Button>
            <Button variant="ghost" onClick={() => void discard(report)}>
              Hapus laporan
            </Button>
          </div>
        </Alert>
      ))}
    </div>
  )
}
