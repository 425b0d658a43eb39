import { formatQuantity } from '#platform/format.ts'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { EditableLine } from '#web/shared/material-lines/line.ts'

type Props = {
  /** The lines that are ready to be ordered. */
  lines: readonly EditableLine[]
  /** How many lines have no goods, and so are not saved. */
  pendingCount?: number
  /** The visitor's own open list; its name and sharing are the form's first values. */
  saved?: { id: string; name: string; shared: boolean } | undefined
  reply: unknown
}

/** Saves the chosen lines under a name, to be ordered again. */
export function SaveListForm({ lines, pendingCount = 0, saved, reply }: Props) {
  const chosen = lines.map(({ chosen: id, qty }) => ({ product_variant_id: id, qty }))
  return (
    <details open={saved !== undefined} className="border-t border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {saved ? 'Simpan perubahan daftar' : 'Simpan sebagai daftar'}
      </summary>
      <ReplyForm
        reply={reply}
        intent="save-list"
        action="/cart?pesan-cepat"
        draft={{ record: saved?.id }}
        className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-3"
      >
        <input type="hidden" name="lines" value={JSON.stringify(chosen)} />
        {saved && <input type="hidden" name="list" value={saved.id} />}
        <FormField
          name="name"
          label="Nama daftar"
          placeholder="Rumah tipe 36"
          defaultValue={saved?.name}
          maxLength={80}
          required
          className="w-full sm:w-72"
        />
        <Checkbox name="shared" value="ya" defaultChecked={saved?.shared ?? false}>
          Bagikan ke rekan satu perusahaan
        </Checkbox>
        {pendingCount > 0 && lines.length > 0 && (
          <p className="w-full text-12 text-warning-text">
            {formatQuantity(pendingCount)} baris tanpa barang tidak ikut tersimpan. Pilih dulu
            barangnya bila masih dibutuhkan.
          </p>
        )}
        <SubmitButton variant="outlined" disabled={lines.length === 0}>
          Simpan daftar
        </SubmitButton>
      </ReplyForm>
    </details>
  )
}
