import { FileText } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { fileSize } from '#web/ui/file-problem.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useActing } from '../parts/use-acting.ts'
import { RemoveButton } from '../parts/remove-button.tsx'
import { FileField } from '../parts/file-field.tsx'
import type { DeskProduct } from './shapes.ts'

/** Data sheets and certificates of a product. */
export function Documents({ product, reply }: { product: DeskProduct; reply: unknown }) {
  const acting = useActing()
  return (
    <Card title="Dokumen">
      {product.documents.length > 0 && (
        <ul className="mb-4 border-b border-line">
          {product.documents.map((document) => (
            <Paper key={document.id} document={document} reply={reply} />
          ))}
        </ul>
      )}
      <ReplyForm
        key={product.documents.length}
        fetcher={acting}
        reply={reply}
        intent="document"
        encType="multipart/form-data"
        className="grid gap-3"
      >
        <FormField name="title" label="Judul" placeholder="Lembar data" maxLength={100} required />
        <FileField label="Berkas PDF" accept={['pdf']} maxBytes={10_000_000} />
        <SubmitButton
          busy={acting.state !== 'idle'}
          variant="outlined"
          className="justify-self-start"
        >
          Tambah dokumen
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

function Paper({
  document: { id, title, size },
  reply,
}: {
  document: DeskProduct['documents'][number]
  reply: unknown
}) {
  return (
    <li className="flex items-center gap-3 py-1 text-14">
      <Icon of={FileText} className="text-ink-2" />
      <span className="min-w-0 flex-1 break-words">
        {title} <span className="num text-12 text-ink-2">{fileSize(size)}</span>
      </span>
      <RemoveButton intent={`undocument ${id}`} of={title} reply={reply} />
    </li>
  )
}
