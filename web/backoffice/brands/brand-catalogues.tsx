import { Card } from '#web/ui/card.tsx'
import { formatFileSize } from '#web/ui/files/file-size.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { RemoveButton } from '../shared/actions/remove-button.tsx'
import { FileField } from '#web/ui/files/file-field.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Catalogue = { id: string; title: string; year: number; pages: number; size: number }
type Props = { catalogues: readonly Catalogue[]; reply: unknown }

/** The manufacturer's catalogues that buyers may view and download. */
export function BrandCatalogues({ catalogues, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Katalog merek">
      {catalogues.length > 0 && (
        <ul className="mb-4 border-b border-line">
          {catalogues.map((catalogue) => (
            <Row key={catalogue.id} catalogue={catalogue} reply={reply} />
          ))}
        </ul>
      )}
      <ReplyForm
        key={catalogues.length}
        fetcher={fetcher}
        reply={reply}
        intent="catalogue"
        encType="multipart/form-data"
        className="grid gap-3"
      >
        <FormField name="title" label="Judul" maxLength={100} required />
        <div className="grid grid-cols-2 gap-3">
          <FormField name="year" label="Tahun" inputMode="numeric" inputClassName="num" required />
          <FormField
            name="pages"
            label="Halaman"
            inputMode="numeric"
            inputClassName="num"
            required
          />
        </div>
        <FileField label="Berkas PDF" accept={['pdf']} maxBytes={10_000_000} />
        <SubmitButton variant="outlined" className="justify-self-start">
          Tambah katalog
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

function Row({ catalogue, reply }: { catalogue: Catalogue; reply: unknown }) {
  const { id, title, year, pages, size } = catalogue
  return (
    <li className="flex items-center gap-3 py-1 text-14">
      <span className="min-w-0 flex-1">
        {title}
        <span className="num block text-12 text-ink-2">
          {year} · {pages} halaman · {formatFileSize(size)}
        </span>
      </span>
      <RemoveButton
        intent={`uncatalogue ${id}`}
        subject={title}
        loss="Berkas katalog ini hilang, dan pembeli tidak bisa mengunduhnya lagi."
        reply={reply}
      />
    </li>
  )
}
