import type { z } from 'zod'
import type { DeskBrand } from '#modules/catalogue-desk/brands-contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton, useFormField } from '#web/ui/form.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PICTURE } from '../catalogue/picture-form.tsx'
import { useActing } from '../parts/use-acting.ts'

/** A brand's name, address, story and logo. */
export function BrandForm({
  brand,
  reply,
}: {
  brand: z.output<typeof DeskBrand> | undefined
  reply: unknown
}) {
  const acting = useActing()
  return (
    <Card title="Merek">
      <ReplyForm
        key={brand?.revision}
        fetcher={acting}
        reply={reply}
        intent="save"
        encType="multipart/form-data"
        autoComplete="off"
        className="grid gap-4"
      >
        <input type="hidden" name="revision" value={brand?.revision ?? ''} />
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <FormField name="name" label="Nama" defaultValue={brand?.name} maxLength={60} required />
          <FormField
            name="slug"
            label="Alamat"
            optional
            defaultValue={brand?.slug}
            maxLength={120}
            hint="Alamat lama tetap mengarah ke sini."
          />
        </div>
        <FormField name="story" label="Cerita" optional defaultValue={brand?.story}>
          {(control) => <Textarea {...control} rows={6} maxLength={3000} />}
        </FormField>
        {brand && (
          <Picture
            source={brand.logo}
            alt={`Logo ${brand.name}`}
            width={160}
            height={80}
            className="rounded-small border border-line p-2"
          />
        )}
        <LogoField />
        <SubmitButton busy={acting.state !== 'idle'} className="justify-self-start">
          {brand ? 'Simpan merek' : 'Tambah merek'}
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

function LogoField() {
  const { error } = useFormField('file')
  return (
    <Field label="Logo baru" optional error={error}>
      {(control) => <FileDrop {...control} name="logo" {...PICTURE} />}
    </Field>
  )
}
