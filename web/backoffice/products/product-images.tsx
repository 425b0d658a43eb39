import { Card } from '#web/ui/card.tsx'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { FileField } from '#web/ui/files/file-field.tsx'
import { CATALOGUE_IMAGE_RULE } from '../shared/forms/image-form.tsx'
import { RemoveButton } from '../shared/actions/remove-button.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductDetails } from './types.ts'

type Props = { product: ProductDetails; reply: unknown }

/** The images of a product in order; the first is the main one. */
export const ProductImages = ({ product, reply }: Props) => (
  <Card title="Gambar">
    <div className="grid gap-4">
      <Gallery
        images={[product.picture, ...product.gallery]}
        name={product.name}
        revision={product.revision}
        reply={reply}
        renderRemoval={(image, label) => (
          <RemoveButton
            intent="unpicture"
            verb="Lepas"
            subject={label}
            loss="Gambar ini hilang dari galeri produk."
            fields={{ picture: image }}
            reply={reply}
          />
        )}
      />
      <UploadForm product={product} reply={reply} />
    </div>
  </Card>
)

function UploadForm({ product, reply }: Props) {
  return (
    <EditForm
      record={product}
      toOpened={({ revision, gallery }) => ({ revision, values: { gallery } })}
      reply={reply}
      intent="picture"
      encType="multipart/form-data"
      className="grid gap-2"
    >
      {() => (
        <>
          <FileField label="Berkas gambar" {...CATALOGUE_IMAGE_RULE} />
          <SubmitButton variant="outlined" className="justify-self-start">
            Tambah ke galeri
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
