import { useNavigation } from 'react-router'
import type { FormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatFileSize } from '#web/ui/files/file-size.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ProjectFields } from './project-fields.tsx'
import { PurchaseOrderLines } from './lines.tsx'
import type { PurchaseOrderView } from './load.ts'

/** The lines that were read, corrected in place, and further details for staff. */
export function PurchaseOrderForm({
  reading: { file, list, problem },
  types,
  methods,
  addresses,
  addressId,
  orderKey,
  reply,
}: Omit<PurchaseOrderView<'form'>, 'view'> & { reply: FormErrors | undefined }) {
  const { state, formData } = useNavigation()
  return (
    <ReplyForm
      reply={reply}
      intent="send"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      replace
      draft={{ record: file.id }}
    >
      <IdempotencyKey initial={orderKey} />
      <input type="hidden" name="fileId" value={file.id} />
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="md:text-32">Periksa dan kirim</h1>
          <p className="num mt-1 wrap-anywhere text-ink-2">
            {file.name} · {formatFileSize(file.size)}
          </p>
        </div>
        <ButtonLink to="/upo" variant="outlined">
          Ganti berkas
        </ButtonLink>
      </header>
      {problem && (
        <Alert severity="warning" title="Isi berkas belum bisa kami baca">
          {problem} Anda tetap bisa mengirimnya; tim kami yang membacanya.
        </Alert>
      )}
      {!list && !problem && (
        <Alert severity="info">
          Berkas {file.kind.toUpperCase()} dibaca tim kami. Supaya barisnya langsung dicocokkan,
          unggah sebagai Excel atau CSV.
        </Alert>
      )}
      {list && <PurchaseOrderLines list={list} reply={reply} />}
      <Card title="Proyek">
        <ProjectFields
          types={types}
          methods={methods}
          addresses={addresses}
          addressId={addressId}
          fileId={file.id}
        />
      </Card>
      <div>
        <SubmitButton
          color="main"
          size="large"
          icon="send"
          busy={state !== 'idle' && formData?.get('intent') === 'send'}
          disabled={addresses.length === 0}
        >
          Kirim PO
        </SubmitButton>
      </div>
    </ReplyForm>
  )
}
