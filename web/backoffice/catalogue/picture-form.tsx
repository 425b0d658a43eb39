import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useActing } from '../parts/use-acting.ts'
import { FileField } from '../parts/file-field.tsx'

/** What a picture of the catalogue may be (`POST /staff/pictures`). */
export const PICTURE = {
  accept: ['png', 'jpg', 'jpeg', 'webp', 'svg'],
  maxBytes: 5_000_000,
} as const

type Props = {
  intent: string
  /** The count of changes of what it belongs to. */
  revision: number
  source: string
  /** What it shows: `Triplek`, `Semen 40 kg`. */
  of: string
  reply: unknown
}

/** The one picture of a thing, and the file that takes its place. */
export function PictureForm({ intent, revision, source, of, reply }: Props) {
  const acting = useActing()
  return (
    <ReplyForm
      key={`${revision} ${source}`}
      fetcher={acting}
      reply={reply}
      intent={intent}
      encType="multipart/form-data"
      className="grid items-end gap-3 sm:grid-cols-[96px_minmax(0,1fr)_auto]"
    >
      <input type="hidden" name="revision" value={revision} />
      <Picture
        source={source}
        alt={`Gambar ${of}`}
        width={96}
        className="size-24 rounded-small border border-line bg-face"
      />
      <FileField label={`Gambar baru ${of}`} {...PICTURE} />
      <SubmitButton
        busy={acting.state !== 'idle'}
        variant="outlined"
        className="justify-self-start"
        aria-label={`Ganti gambar ${of}`}
      >
        Ganti gambar
      </SubmitButton>
    </ReplyForm>
  )
}
