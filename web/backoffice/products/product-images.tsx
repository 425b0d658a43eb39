import { Card } from '#web/ui/card.tsx'
import { SubmitButton } from '#web/ui/form.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { RemoveButton } from '../shared/remove-button.tsx'
import { EditForm } from '../shared/edit-form.tsx'
import { FileField } from '../shared/file-field.tsx'
import { CATALOGUE_IMAGE_RULE } from '../shared/image-form.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import type { ProductDetails } from './types.ts'

type Props = { product: ProductDetails; reply: unknown }

/** The main image of a product, and the images of its gallery. */
export function ProductImages({ product, reply }: Props) {
  return (
    <Card title="Gambar">
      <div className="grid gap-4">
        <div className="grid grid-cols-3 gap-2">
          <figure>
            <ResponsiveImage
              source={product.picture}
              alt={`Gambar utama ${product.name}`}
              width={160}
              height={160}
              sizes="120px"
              className="aspect-square w-full rounded-small border border-line object-contain"
            />
            <figcaption className="mt-1 text-12 text-ink-2">Utama</figcaption>
          </figure>
          {product.gallery.map((image, index) => (
            <GalleryImage key={image} product={product} image={image} index={index} reply={reply} />
          ))}
        </div>
        <UploadForm product={product} slot="galeri" label="Tambah ke galeri" reply={reply} />
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-14 font-semibold">
            Ganti gambar utama
          </summary>
          <UploadForm product={product} slot="utama" label="Jadikan gambar utama" reply={reply} />
        </details>
      </div>
    </Card>
  )
}

type GalleryImageProps = Props & { image: string; index: number }

function GalleryImage({ product, image, index, reply }: GalleryImageProps) {
  return (
    <figure>
      <ResponsiveImage
        source={image}
        alt={`Gambar ${index + 2} ${product.name}`}
        width={160}
        height={160}
        sizes="120px"
        className="aspect-square w-full rounded-small border border-line object-contain"
      />
      <figcaption>
        <RemoveButton
          intent="unpicture"
          verb="Lepas"
          subject={`gambar ${index + 2}`}
          loss="Gambar ini hilang dari galeri produk."
          fields={{ picture: image }}
          reply={reply}
        />
      </figcaption>
    </figure>
  )
}

type UploadProps = Props & { slot: 'utama' | 'galeri'; label: string }

function UploadForm({ product, slot, label, reply }: UploadProps) {
  const fetcher = useActionFetcher()
  return (
    <EditForm
      record={product}
      toOpened={({ revision, picture, gallery }) => ({
        revision,
        values: slot === 'utama' ? { picture } : { gallery },
      })}
      fetcher={fetcher}
      reply={reply}
      intent={`picture ${slot}`}
      encType="multipart/form-data"
      className="grid gap-2"
    >
      {() => (
        <>
          <FileField label="Berkas gambar" {...CATALOGUE_IMAGE_RULE} />
          <SubmitButton
            busy={fetcher.state !== 'idle'}
            variant="outlined"
            className="justify-self-start"
          >
            {label}
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
