import { Card } from '#web/ui/card.tsx'
import { formatFileSize } from '#web/ui/files/file-size.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { RemoveButton } from '../shared/actions/remove-button.tsx'
import { FileField } from '#web/ui/files/file-field.tsx'
import type { ProductDetails } from './types.ts'

/** Data sheets and certificates of a product. */
export function ProductDocuments({ product, reply }: { product: ProductDetails; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Dokumen">
      {product.documents.length > 0 && (
        <ul className="mb-4 border-b border-line">
          {product.documents.map((document) => (
            <DocumentRow key={document.id} document={document} reply={reply} />
          ))}
        </ul>
      )}
      <ReplyForm
        key={product.documents.length}
        fetcher={fetcher}
        reply={reply}
        intent="document"
        encType="multipart/form-data"
        className="grid gap-3"
      >
        <FormField name="title" label="Judul" placeholder="Lembar data" maxLength={100} required />
        <FileField label="Berkas PDF" accept={['pdf']} maxBytes={10_000_000} />
        <SubmitButton variant="outlined" className="justify-self-start">
          Tambah dokumen
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

function DocumentRow({
  document: { id, title, size },
  reply,
}: {
  document: ProductDetails['documents'][number]
  reply: unknown
}) {
  return (
    <li className="flex items-center gap-3 py-1 text-14">
      <Icon name="file-text" className="text-ink-2" />
      <span className="min-w-0 flex-1 break-words">
        {title} <span className="num text-12 text-ink-2">{formatFileSize(size)}</span>
      </span>
      <RemoveButton
        intent={`undocument ${id}`}
        subject={title}
        loss="Berkas dokumen ini hilang, dan pembeli tidak bisa mengunduhnya lagi."
        reply={reply}
      />
    </li>
  )
}
