import type { z } from 'zod'
import type { AdminBrand } from '#modules/catalogue/catalogue-admin/brands-contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField, SubmitButton, useFormField } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { CATALOGUE_IMAGE_RULE } from '../shared/forms/image-form.tsx'

type BrandDetails = z.output<typeof AdminBrand> | undefined

const toOpened = (brand: BrandDetails) =>
  brand && {
    revision: brand.revision,
    values: { name: brand.name, slug: brand.slug, story: brand.story, logo: brand.logo },
  }

/** A brand's name, slug, story and logo. */
export function BrandForm({ brand: stored, reply }: { brand: BrandDetails; reply: unknown }) {
  return (
    <Card title="Merek">
      <EditForm
        record={stored}
        toOpened={toOpened}
        reply={reply}
        intent="save"
        encType="multipart/form-data"
        autoComplete="off"
        className="grid gap-4"
      >
        {(brand) => (
          <>
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
              <FormField
                name="name"
                label="Nama"
                defaultValue={brand?.name}
                maxLength={60}
                required
              />
              <FormField
                name="slug"
                label="Alamat halaman (URL)"
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
              <ResponsiveImage
                source={brand.logo}
                alt={`Logo ${brand.name}`}
                width={160}
                height={80}
                className="rounded-small border border-line p-2"
              />
            )}
            <LogoField />
            <SubmitButton className="justify-self-start">
              {brand ? 'Simpan merek' : 'Tambah merek'}
            </SubmitButton>
          </>
        )}
      </EditForm>
    </Card>
  )
}

function LogoField() {
  const { error } = useFormField('file')
  return (
    <Field label="Logo baru" optional error={error}>
      {(control) => <FileDrop {...control} name="logo" {...CATALOGUE_IMAGE_RULE} />}
    </Field>
  )
}
