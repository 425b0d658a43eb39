import type { z } from 'zod'
import type { AdminCategory } from '#modules/catalogue/catalogue-admin/categories-contract.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { ImageForm } from '../shared/image-form.tsx'
import { RemoveForm } from '../shared/remove-form.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'

type Props = {
  category: z.output<typeof AdminCategory> | undefined
  /** Menu group headings that exist already. */
  groups: readonly string[]
  reply: unknown
}

/** A category's name, slug and position in the menu. */
export function CategoryForm({ category, groups, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <div className="grid gap-3">
      <ReplyForm
        key={category?.revision}
        fetcher={fetcher}
        reply={reply}
        intent={category ? `change ${category.id}` : 'add'}
        autoComplete="off"
        className="grid gap-3"
      >
        <input type="hidden" name="revision" value={category?.revision ?? ''} />
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
          <FormField
            name="name"
            label="Nama"
            defaultValue={category?.name}
            maxLength={60}
            required
          />
          <FormField
            name="group"
            label="Judul kelompok menu"
            list="kelompok"
            defaultValue={category?.group}
            maxLength={60}
            required
          />
          <FormField
            name="slug"
            label="Alamat"
            optional
            defaultValue={category?.slug}
            maxLength={120}
          />
          <FormField
            name="position"
            label="Urutan"
            optional
            inputMode="numeric"
            inputClassName="num"
            defaultValue={category?.position}
          />
        </div>
        <datalist id="kelompok">
          {groups.map((group) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
        </datalist>
        <SubmitButton busy={fetcher.state !== 'idle'} className="justify-self-start">
          {category ? 'Simpan kategori' : 'Tambah kategori'}
        </SubmitButton>
      </ReplyForm>
      {category && (
        <ImageForm
          intent={`picture ${category.id}`}
          revision={category.revision}
          source={category.picture}
          subject={category.name}
          reply={reply}
        />
      )}
      {category?.subCategories.length === 0 && (
        <RemoveForm name={category.name} intent={`remove ${category.id}`} reply={reply} />
      )}
    </div>
  )
}
