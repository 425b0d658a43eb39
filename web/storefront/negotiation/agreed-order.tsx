import type { FormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AgreedDestination } from './agreed-destination.tsx'
import type { AgreedOrderData } from './agreed-order-data.ts'
import { AgreedRecipient } from './agreed-recipient.tsx'
import { AgreedTotal } from './agreed-total.tsx'
import { ReadLine } from './read-line.tsx'

/** The checkout of an accepted negotiation: its prices are fixed, so only where to and when is asked. */
export function AgreedOrder({
  agreed,
  reply,
}: {
  agreed: AgreedOrderData
  reply: FormErrors | undefined
}) {
  const { header, lines, problem } = agreed
  const detailPath = `/profile/daftar-negosiasi/detail?id=${header.id}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-4">
        {problem && (
          <Alert
            severity="warning"
            title="Belum bisa dipesan"
            action={
              <ButtonLink to={detailPath} variant="outlined" size="small">
                Buka negosiasi
              </ButtonLink>
            }
          >
            {problem}
          </Alert>
        )}
        <AgreedDestination agreed={agreed} />
        <AgreedRecipient agreed={agreed} reply={reply} />
        <Card title="Barang yang disepakati" flush>
          <ul>
            {lines.map((line) => (
              <ReadLine key={line.id} line={line} />
            ))}
          </ul>
        </Card>
      </div>
      <AgreedTotal agreed={agreed} />
    </div>
  )
}
