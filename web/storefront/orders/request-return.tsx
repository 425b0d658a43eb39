import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import {
  MAX_RETURN_PICTURES,
  ReturnReason,
  returnReasonNames,
} from '#modules/finance/returns/rules/return-reasons.ts'
import type { z } from 'zod'
import type { returnCalls } from '#modules/finance/returns/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton, useFormField } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { ImageFrame, ResponsiveImage } from '#web/ui/image.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { describeAccountHint } from './account-hint.ts'
import type { ReturnForm } from './submit-return.ts'

type Line = z.output<typeof returnCalls.ofOrder.response.schema>['returnable'][number]

/** Bytes: the limit of an attachment (modules/foundation/files/rules.ts); larger pictures are made smaller. */
const MAX_FILE_BYTES = 1_048_576

/** The form that asks for a return: quantities and reasons, pictures, and where the money goes. */
export function RequestReturn({
  order: { id, number },
  returnable,
  initialKey,
  lastAccount,
  reply,
}: ReturnForm & { order: { id: string; number: string }; reply: FormErrors | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Breadcrumb
          items={[{ label: 'Pesanan', to: '/profile/daftar-transaksi' }, { label: 'Ajukan retur' }]}
        />
        <h1>Ajukan retur</h1>
        <p className="num text-14 text-ink-2">
          Dari pesanan <TextLink to={`?id=${id}`}>{number}</TextLink>
        </p>
      </div>
      {returnable.length === 0 ? (
        <EmptyState
          title="Tidak ada yang bisa diretur"
          text="Yang bisa diretur adalah barang yang sudah diterima dan belum diajukan."
        />
      ) : (
        <ReplyForm
          reply={reply}
          intent="return"
          encType="multipart/form-data"
          draft={{ record: id }}
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          <IdempotencyKey initial={initialKey} />
          <Card title="Barang yang diretur" flush>
            <ul>
              {returnable.map((line, index) => (
                <ReturnLineFields key={line.lineId} line={line} index={index} />
              ))}
            </ul>
            <LinesError />
          </Card>
          <Card title="Foto barang">
            <div className="grid gap-4 md:grid-cols-3">
              {Array.from({ length: MAX_RETURN_PICTURES }, (_, index) => (
                <FormField
                  key={index}
                  name={index === 0 ? 'pictures' : `pictures-${index}`}
                  label={`Foto ${index + 1}`}
                  optional
                >
                  {({ defaultValue: _none, required: _no, ...control }) => (
                    <FileDrop
                      {...control}
                      accept={['png', 'jpg', 'jpeg', 'webp']}
                      maxBytes={MAX_FILE_BYTES}
                      maxPictureBytes={MAX_PICTURE_BYTES}
                    />
                  )}
                </FormField>
              ))}
            </div>
            <p className="mt-3 text-14 text-ink-2">
              Foto diperlukan untuk barang yang rusak, salah kirim, atau tidak sesuai.
            </p>
          </Card>
          <Card title="Pengembalian dana">
            <div className="grid max-w-2xl gap-4">
              <FormField
                name="refundTo"
                label="Rekening tujuan"
                hint={`${describeAccountHint(lastAccount)} Kalau tagihannya belum dibayar, nilainya kami potong dari tagihan itu.`}
                defaultValue={lastAccount ?? ''}
                maxLength={150}
                required
              />
              <FormField name="note" label="Catatan" optional>
                {(control) => <Textarea {...control} rows={3} maxLength={1000} />}
              </FormField>
            </div>
          </Card>
          <div>
            <SubmitButton
              color="main"
              size="large"
              className="max-sm:w-full"
              name="intent"
              value="return"
            >
              Ajukan retur
            </SubmitButton>
          </div>
        </ReplyForm>
      )}
    </div>
  )
}

function LinesError() {
  const { error } = useFormField('lines')
  return error ? (
    <div className="border-t border-line px-4 py-3">
      <FieldError>{error}</FieldError>
    </div>
  ) : null
}

function ReturnLineFields({ line, index }: { line: Line; index: number }) {
  const name = (field: string) => `lines[${index}].${field}`
  const left = `${formatQuantity(line.left)} ${line.unit}`
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 gap-y-3 border-b border-line px-4 py-3 last:border-0 lg:grid-cols-[56px_minmax(0,1fr)_150px_230px]">
      <input type="hidden" name={name('lineId')} value={line.lineId} />
      <ImageFrame className="self-start">
        <ResponsiveImage source={line.picture} alt="" width={96} className="size-full" />
      </ImageFrame>
      <div className="min-w-0">
        <p className="font-semibold">{line.name}</p>
        <p className="num text-14 text-ink-2">Bisa diretur paling banyak {left}</p>
      </div>
      <FormField
        name={name('qty')}
        label={<LineLabel text="Jumlah" line={line} />}
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        unit={line.unit}
        inputClassName="num"
        className="max-lg:col-span-2"
      />
      <FormField
        name={name('reason')}
        label={<LineLabel text="Alasan" line={line} />}
        className="max-lg:col-span-2"
      >
        {({ required: _no, ...control }) => (
          <Select
            {...control}
            prompt="Pilih alasan"
            options={ReturnReason.map((value) => ({ value, label: returnReasonNames[value] }))}
          />
        )}
      </FormField>
    </li>
  )
}

const LineLabel = ({ text, line }: { text: string; line: Line }) => (
  <>
    {text}
    <span className="sr-only"> {line.name}</span>
  </>
)
