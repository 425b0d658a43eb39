import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { FileField } from '../parts/file-field.tsx'
import { PICTURE } from '../catalogue/picture-form.tsx'
import { useActing } from '../parts/use-acting.ts'
import type { DeskProduct } from './shapes.ts'

type Props = { product: DeskProduct; reply: unknown }

/** The first picture of a product, and the others of its gallery. */
export function Pictures({ product, reply }: Props) {
  return (
    <Card title="Gambar">
      <div className="grid gap-4">
        <div className="grid grid-cols-3 gap-2">
          <figure>
            <Picture
              source={product.picture}
              alt={`Gambar utama ${product.name}`}
              width={160}
              height={160}
              sizes="120px"
              className="aspect-square w-full rounded-small border border-line object-contain"
            />
            <figcaption className="mt-1 text-12 text-ink-2">Utama</figcaption>
          </figure>
          {product.gallery.map((picture, at) => (
            <GalleryPicture
              key={picture}
              product={product}
              picture={picture}
              at={at}
              reply={reply}
            />
          ))}
        </div>
        <UploadForm product={product} place="galeri" label="Tambah ke galeri" reply={reply} />
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-14 font-semibold">
            Ganti gambar utama
          </summary>
          <UploadForm product={product} place="utama" label="Jadikan gambar utama" reply={reply} />
        </details>
      </div>
    </Card>
  )
}

type OneProps = Props & { picture: string; at: number }

function GalleryPicture({ product, picture, at, reply }: OneProps) {
  const acting = useActing()
  return (
    <figure>
      <Picture
        source={picture}
        alt={`Gambar ${at + 2} ${product.name}`}
        width={160}
        height={160}
        sizes="120px"
        className="aspect-square w-full rounded-small border border-line object-contain"
      />
      <figcaption>
        <ReplyForm fetcher={acting} reply={reply} intent="unpicture">
          <input type="hidden" name="revision" value={product.revision} />
          <input type="hidden" name="picture" value={picture} />
          <SubmitButton
            busy={acting.state !== 'idle'}
            variant="ghost"
            color="danger"
            aria-label={`Lepas gambar ${at + 2}`}
          >
            Lepas
          </SubmitButton>
        </ReplyForm>
      </figcaption>
    </figure>
  )
}

type UploadProps = Props & { place: 'utama' | 'galeri'; label: string }

function UploadForm({ product, place, label, reply }: UploadProps) {
  const acting = useActing()
  return (
    <ReplyForm
      key={product.revision}
      fetcher={acting}
      reply={reply}
      intent={`picture ${place}`}
      encType="multipart/form-data"
      className="grid gap-2"
    >
      <input type="hidden" name="revision" value={product.revision} />
      <FileField label="Berkas gambar" {...PICTURE} />
      <SubmitButton
        busy={acting.state !== 'idle'}
        variant="outlined"
        className="justify-self-start"
      >
        {label}
      </SubmitButton>
    </ReplyForm>
  )
}
