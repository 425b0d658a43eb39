import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { purchaseOrderStatusNames } from '#modules/selling/purchase-orders/rules.ts'
import { purchaseOrderStatusTones } from '#web/shared/status-badges/purchase-orders.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import type { PurchaseOrderView } from './load.ts'

/** The first step is the file: it is read before anything else is asked. */
export function PurchaseOrderStart({
  list,
  rule,
  isGone,
  reply,
}: PurchaseOrderView<'start'> & { reply: FormErrors | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h1 className="md:text-32">Unggah PO</h1>
        <p className="mt-1 max-w-[70ch] text-ink-2">
          Kirim purchase order atau RAB proyek Anda. Baris dari Excel dan CSV langsung kami cocokkan
          dengan katalog; PDF, Word, dan foto dibaca tim kami.
        </p>
      </header>
      {isGone && (
        <Alert severity="warning">
          Berkas itu sudah dikirim, atau sudah terhapus karena terlalu lama menunggu. Unggah sekali
          lagi bila perlu.
        </Alert>
      )}
      <Card title="Berkas baru">
        <ReplyForm
          reply={reply}
          intent="file"
          encType="multipart/form-data"
          className="grid max-w-2xl gap-4"
        >
          <FormField name="file" label="Purchase order atau RAB">
            {({ defaultValue: _none, required: _no, ...control }) => (
              <FileDrop
                {...control}
                accept={rule.kinds}
                maxBytes={rule.maxBytes}
                maxPictureBytes={MAX_PICTURE_BYTES}
                required
              />
            )}
          </FormField>
          <div>
            <SubmitButton color="main" size="large" icon="file-up">
              Unggah dan lanjut
            </SubmitButton>
          </div>
        </ReplyForm>
      </Card>
      <Card flush title="PO perusahaan Anda">
        {list.results.length === 0 ? (
          <EmptyState
            title="Belum ada PO"
            text="PO yang dikirim Anda dan rekan seperusahaan muncul di sini dengan statusnya."
          />
        ) : (
          <ul>
            {list.results.map((row) => (
              <li key={row.id} className="border-t border-line first:border-0">
                <Link
                  to={`/upo?id=${row.id}`}
                  className="grid gap-x-6 gap-y-1 px-4 py-3 text-14 text-ink! no-underline! hover:bg-tarp-50 md:grid-cols-[minmax(0,1fr)_170px_230px] md:items-center"
                >
                  <span className="min-w-0">
                    <b className="block truncate text-16" title={row.project}>
                      {row.project}
                    </b>
                    <span className="num block truncate text-ink-2" title={row.file.name}>
                      {row.number} ·{' '}
                      {row.lines > 0 ? `${formatQuantity(row.lines)} baris` : row.file.name}
                    </span>
                  </span>
                  <span>
                    <Badge tone={purchaseOrderStatusTones[row.status]}>
                      {purchaseOrderStatusNames[row.status]}
                    </Badge>
                  </span>
                  <span className="num min-w-0 text-ink-2">
                    <span className="block truncate" title={row.sender}>
                      {row.sender}
                    </span>
                    {formatDateTime(row.createdAt)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Pagination {...list} label="Halaman PO" />
    </div>
  )
}
