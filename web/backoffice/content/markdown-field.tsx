import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import type { action as previewAction } from './preview.ts'
import type { action as pictureAction } from './picture.ts'

const MARKS = [
  { label: 'Subjudul', before: '\n## ', after: '\n', sample: 'Subjudul' },
  { label: 'Tebal', before: '**', after: '**', sample: 'tebal' },
  { label: 'Tautan', before: '[', after: '](/produk)', sample: 'tulisan tautan' },
  { label: 'Daftar', before: '\n- ', after: '\n', sample: 'butir' },
  {
    label: 'Tabel',
    before: '\n| Kolom | Kolom |\n| --- | --- |\n| ',
    after: ' | isi |\n',
    sample: 'isi',
  },
] as const

/**
 * The text of an article or a page, in Markdown: buttons write the marks, pictures are sent and put where the
 * cursor is, and a preview shows what readers will see.
 */
export function MarkdownField({ defaultValue }: { defaultValue: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null)
  const preview = useFetcher<typeof previewAction>()
  const picture = useFetcher<typeof pictureAction>()
  const textarea = () => frame.current?.querySelector('textarea') ?? undefined
  const write = (before: string, after: string, sample: string) => {
    const field = textarea()
    if (!field) return
    field.focus()
    const { selectionStart: start, selectionEnd: end, value } = field
    field.setRangeText(`${before}${value.slice(start, end) || sample}${after}`, start, end, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const sendPicture = (file: File | undefined) => {
    if (!file) return
    const form = new FormData()
    form.set('file', file)
    void picture.submit(form, {
      method: 'post',
      action: '/backoffice/konten/gambar',
      encType: 'multipart/form-data',
    })
  }
  const showPreview = () =>
    preview.submit(
      { body: textarea()?.value ?? '' },
      { method: 'post', action: '/backoffice/konten/pratinjau' },
    )
  const sent = picture.data
  return (
    <div ref={frame} className="grid min-w-0 gap-2">
      <div role="group" aria-label="Tanda tulisan" className="flex flex-wrap gap-1.5">
        {MARKS.map(({ label, before, after, sample }) => (
          <Button
            key={label}
            variant="outlined"
            color="secondary"
            size="small"
            onClick={() => write(before, after, sample)}
          >
            {label}
          </Button>
        ))}
        <label className="btn" data-variant="outlined" data-color="secondary" data-size="small">
          {picture.state === 'idle' ? 'Gambar' : 'Mengirim…'}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            className="sr-only"
            onChange={({ currentTarget }) => {
              sendPicture(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </label>
      </div>
      {sent && 'message' in sent && <Alert severity="error">{sent.message}</Alert>}
      {sent && 'picture' in sent && (
        <p className="flex flex-wrap items-center gap-2 text-14">
          Gambar terkirim.
          <Button
            variant="outlined"
            size="small"
            onClick={() => write('\n![', `](${sent.picture})\n`, 'keterangan gambar')}
          >
            Sisipkan di tulisan
          </Button>
        </p>
      )}
      <FormField
        name="body"
        label="Isi"
        defaultValue={defaultValue}
        hint="Markdown: ## subjudul, **tebal**, - daftar, [tautan](/produk)."
      >
        {(control) => (
          <Textarea {...control} rows={18} maxLength={60_000} className="font-mono text-14!" />
        )}
      </FormField>
      <Button
        variant="outlined"
        className="justify-self-start"
        loading={preview.state !== 'idle'}
        onClick={() => void showPreview()}
      >
        Lihat pratinjau
      </Button>
      {preview.data && 'message' in preview.data && (
        <Alert severity="error">{preview.data.message}</Alert>
      )}
      {preview.data && 'html' in preview.data && (
        <section aria-label="Pratinjau" className="rounded-card border border-line bg-face p-4">
          <p className="mb-3 text-12 font-semibold text-ink-2">
            Pratinjau · {preview.data.readingMinutes} menit baca
          </p>
          {/* Sanitized by the server (platform/markdown). */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: preview.data.html }} />
        </section>
      )}
    </div>
  )
}
