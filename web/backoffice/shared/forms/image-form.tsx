import { ResponsiveImage } from '#web/ui/image.tsx'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from './edit-form.tsx'
import { FileField } from '#web/ui/files/file-field.tsx'

/** The rule for catalogue images (`POST /staff/pictures`). */
export const CATALOGUE_IMAGE_RULE = {
  accept: ['png', 'jpg', 'jpeg', 'webp', 'svg'],
  maxBytes: 5_000_000,
} as const

type StoredImage = { revision: number; source: string }

const toOpened = ({ revision, source }: StoredImage) => ({ revision, values: { picture: source } })

type Props = {
  intent: string
  /** The revision of the record that the image belongs to. */
  revision: number
  source: string
  /** What the image shows: `Triplek`, `Semen 40 kg`. */
  subject: string
  reply: unknown
}

/** The image of a record, with a field to replace it. */
export function ImageForm({ intent, revision, source: storedSource, subject, reply }: Props) {
  return (
    <EditForm
      record={{ revision, source: storedSource }}
      toOpened={toOpened}
      reply={reply}
      intent={intent}
      encType="multipart/form-data"
      className="grid items-end gap-3 sm:grid-cols-[96px_minmax(0,1fr)_auto]"
    >
      {({ source }) => (
        <>
          <ResponsiveImage
            source={source}
            alt={`Gambar ${subject}`}
            width={96}
            className="size-24 rounded-small border border-line bg-face"
          />
          <FileField label={`Gambar baru ${subject}`} {...CATALOGUE_IMAGE_RULE} />
          <SubmitButton
            variant="outlined"
            className="justify-self-start"
            aria-label={`Ganti gambar ${subject}`}
          >
            Ganti gambar
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
