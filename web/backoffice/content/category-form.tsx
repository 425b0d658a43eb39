import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

/** Adds a category of the blog. */
export function CategoryForm({ reply }: { reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Kategori baru">
      <ReplyForm fetcher={fetcher} reply={reply} intent="category" className="grid gap-3">
        <FormField name="name" label="Nama kategori" maxLength={60} required />
        <FormField name="description" label="Keterangan" optional maxLength={300} />
        <SubmitButton variant="outlined" className="justify-self-start">
          Tambah kategori
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}
