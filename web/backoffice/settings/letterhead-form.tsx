import type { Letterhead } from '#modules/foundation/shop-documents/rules/letterhead.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { letterheadLabels } from './letterhead-labels.ts'
import { SettingForm } from './setting-form.tsx'

/** Who the shop is on its PDF documents. */
export function LetterheadForm({
  letterhead: stored,
  reply,
}: {
  letterhead: Letterhead
  reply: unknown
}) {
  return (
    <SettingForm
      setting={stored}
      labels={letterheadLabels}
      reply={reply}
      intent="letterhead"
      saveLabel="Simpan kop surat"
      className="grid gap-3 md:grid-cols-2"
    >
      {(letterhead) => (
        <>
          <p className="text-14 text-ink-2 md:col-span-2">
            Tercetak di proforma, surat jalan, dan dokumen lain di bawah nama toko. Yang kosong
            tidak dicetak.
          </p>
          <FormField
            name="legalName"
            label={letterheadLabels.legalName}
            defaultValue={letterhead.legalName}
            maxLength={120}
          />
          <FormField
            name="npwp"
            label={letterheadLabels.npwp}
            defaultValue={letterhead.npwp}
            maxLength={30}
            inputClassName="num"
          />
          <FormField
            name="address"
            label={letterheadLabels.address}
            defaultValue={letterhead.address}
            maxLength={200}
            className="md:col-span-2"
          />
          <FormField
            name="phone"
            label={letterheadLabels.phone}
            defaultValue={letterhead.phone}
            maxLength={60}
            inputClassName="num"
          />
          <FormField
            name="email"
            type="email"
            label={letterheadLabels.email}
            defaultValue={letterhead.email}
          />
        </>
      )}
    </SettingForm>
  )
}
