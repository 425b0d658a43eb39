import type { z } from 'zod'
import type { staffPageCalls } from '#modules/content/pages/staff-contract.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { MarkdownField } from './markdown-field.tsx'

type EditedPage = z.output<typeof staffPageCalls.page.response.schema>

const toOpened = ({ revision, title, description, body }: EditedPage) => ({
  revision,
  values: { title, description, body },
})

const LABELS = { description: 'Keterangan', body: 'Isi' }

/** A page's title, the line below it, and its text. */
export function PageForm({ page: stored, reply }: { page: EditedPage; reply: unknown }) {
  return (
    <Card title="Isi halaman">
      <EditForm
        record={stored}
        toOpened={toOpened}
        labels={LABELS}
        reply={reply}
        intent="save"
        autoComplete="off"
        className="grid gap-4"
      >
        {(page) => (
          <>
            <FormField
              name="title"
              label="Judul"
              defaultValue={page.title}
              maxLength={100}
              required
            />
            <FormField
              name="description"
              label="Keterangan"
              defaultValue={page.description}
              hint="Tampil di bawah judul dan di hasil pencarian."
            >
              {(control) => <Textarea {...control} rows={2} maxLength={300} />}
            </FormField>
            <MarkdownField defaultValue={page.body} />
            <SubmitButton className="justify-self-start">Simpan halaman</SubmitButton>
          </>
        )}
      </EditForm>
    </Card>
  )
}
