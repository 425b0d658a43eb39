import { Card } from '#web/ui/card.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import { describeChoice } from '../shared/conflict/describe-value.ts'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import type { ProductFormChoices, ProductDetails } from './types.ts'

type Props = { product: ProductDetails | undefined; choices: ProductFormChoices; reply: unknown }

const toOpened = (product: ProductDetails | undefined) =>
  product && {
    revision: product.revision,
    values: {
      name: product.name,
      slug: product.slug,
      brandId: product.brandId,
      subCategoryId: product.subCategoryId,
      standard: product.standard,
      description: product.description,
      specification: product.specification,
      active: product.active,
      luxury: product.luxury,
    },
  }

/** A product's name, brand, sub-category, description and specification. */
export function ProductForm({ product: stored, choices, reply }: Props) {
  const describers = {
    brandId: (id: unknown) => describeChoice(choices.brands, id),
    subCategoryId: (id: unknown) => describeChoice(choices.subCategories, id),
  }
  return (
    <Card title="Produk">
      <EditForm
        record={stored}
        toOpened={toOpened}
        describers={describers}
        reply={reply}
        intent="product"
        autoComplete="off"
        className="grid gap-4"
      >
        {(product) => (
          <>
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
              <FormField
                name="name"
                label="Nama"
                defaultValue={product?.name}
                maxLength={150}
                required
              />
              <FormField
                name="slug"
                label="Alamat halaman (URL)"
                optional
                defaultValue={product?.slug}
                maxLength={120}
                hint="Alamat lama tetap mengarah ke sini."
              />
              <FormField name="brandId" label="Merek" defaultValue={product?.brandId}>
                {(control) => <Select {...control} options={choices.brands} />}
              </FormField>
              <FormField
                name="subCategoryId"
                label="Subkategori"
                defaultValue={product?.subCategoryId}
              >
                {(control) => <Select {...control} options={choices.subCategories} />}
              </FormField>
              <FormField
                name="standard"
                label="Standar"
                optional
                placeholder="SNI 2049:2015"
                defaultValue={product?.standard ?? undefined}
                maxLength={60}
              />
            </div>
            <FormField name="description" label="Keterangan" defaultValue={product?.description}>
              {(control) => <Textarea {...control} rows={4} maxLength={5000} />}
            </FormField>
            <FormField
              name="specification"
              label="Spesifikasi"
              optional
              hint="Satu keterangan satu baris: Kelas: UTY"
              defaultValue={product?.specification
                .map(({ label, value }) => `${label}: ${value}`)
                .join('\n')}
            >
              {(control) => <Textarea {...control} rows={5} />}
            </FormField>
            <div className="flex flex-wrap gap-x-6">
              <FormCheckbox name="active" value="ya" defaultChecked={product?.active ?? true}>
                Dijual di toko
              </FormCheckbox>
              <FormCheckbox name="luxury" value="ya" defaultChecked={product?.luxury ?? false}>
                Barang mewah (PPN atas harga penuh)
              </FormCheckbox>
            </div>
            <SubmitButton className="justify-self-start">
              {product ? 'Simpan produk' : 'Tambah produk'}
            </SubmitButton>
          </>
        )}
      </EditForm>
    </Card>
  )
}
