import { negotiationStatusNames } from '#modules/selling/negotiations/rules/negotiation-status.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { NegotiationMessages } from '#web/shared/negotiation/messages.tsx'
import { NegotiationTotals } from '#web/shared/negotiation/negotiation-totals.tsx'
import { RoundsCard } from '#web/shared/negotiation/rounds-card.tsx'
import { negotiationStatusTones } from '#web/shared/status-badges/negotiations.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import type { loadGuestView } from './load-draft.ts'
import { ReadLine } from './read-line.tsx'
import { findSaving, isFreightNamed } from '#web/shared/negotiation/sum.ts'

type GuestViewData = Extract<Awaited<ReturnType<typeof loadGuestView>>, { view: 'guest' }>

/** A negotiation as a guest reads it: everything that was named, and a place to comment. */
export function GuestView({
  view: { header, lines, guest, expiresAt },
  reply,
}: {
  view: GuestViewData
  reply: FormErrors | undefined
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="num md:text-32">{header.number}</h1>
          <Badge tone={negotiationStatusTones[header.status]}>
            {negotiationStatusNames[header.status]}
          </Badge>
        </div>
        <p className="text-14 text-ink-2">
          {header.project && `${header.project} · `}diajukan {formatDate(header.createdAt)}
        </p>
      </header>
      <Alert severity="info" title={`Tautan untuk ${guest}`}>
        Anda bisa membaca dan memberi catatan. Keputusan tetap pada pemilik negosiasi. Tautan ini
        berlaku sampai {formatDateTime(expiresAt)}.
      </Alert>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <Card title="Barang" flush>
            <ul>
              {lines.map((line) => (
                <ReadLine key={line.id} line={line} buyer="pembeli" />
              ))}
            </ul>
          </Card>
          <RoundsCard header={header} lines={lines} sides={{ buyer: 'Pembeli', shop: 'Kami' }} />
          <Card title="Catatan">
            <div className="grid gap-4">
              <NegotiationMessages messages={header.messages} lines={lines} own="guest" />
              <ReplyForm reply={reply} className="grid gap-2">
                <FormField name="text" label="Catatan Anda">
                  {({ required, ...control }) => (
                    <Textarea {...control} required={required} rows={3} maxLength={1000} />
                  )}
                </FormField>
                <SubmitButton variant="outlined">Kirim catatan</SubmitButton>
              </ReplyForm>
            </div>
          </Card>
        </div>
        <Card title="Total saat ini">
          <NegotiationTotals
            sum={header.totals}
            saved={findSaving(header.totals)}
            hasFreight={isFreightNamed(header)}
            inWords={header.inWords}
          />
        </Card>
      </div>
    </div>
  )
}
