import type { z } from 'zod'
import type { AdminCategory } from '#modules/catalogue/catalogue-admin/categories-contract.ts'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { ImageForm } from '../shared/forms/image-form.tsx'
import { RemoveForm } from '../shared/actions/remove-form.tsx'

type CategoryDetails = z.output<typeof AdminCategory> | undefined

type Props = {
  category: CategoryDetails
  /** Menu group headings that exist already. */
  groups: readonly string[]
  reply: unknown
}

const toOpened = (category: CategoryDetails) =>
  category && {
    revision: category.revision,
    values: {
      name: category.name,
      group: category.group,
      slug: category.slug,
      position: category.position,
    },
  }

/** A category's name, slug and position in the menu. */
export function CategoryForm({ category, groups, reply }: Props) {
  return (
    <div className="grid gap-3">
      <EditForm
        record={category}
        toOpened={toOpened}
        reply={reply}
        intent={category ? `change ${category.id}` : 'add'}
        autoComplete="off"
        className="grid gap-3"
      >
        {(edited) => (
          <>
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
              <FormField
                name="name"
                label="Nama"
                defaultValue={edited?.name}
                maxLength={60}
                required
              />
              <FormField
                name="group"
                label="Judul kelompok menu"
                list="kelompok"
                defaultValue={edited?.group}
                maxLength={60}
                required
              />
              <FormField
                name="slug"
                label="Alamat halaman (URL)"
                optional
                defaultValue={edited?.slug}
                maxLength={120}
              />
              <FormField
                name="position"
                label="Urutan"
                optional
                inputMode="numeric"
                inputClassName="num"
                defaultValue={edited?.position}
              />
            </div>
            <datalist id="kelompok">
              {groups.map((group) => (
                <option key={group} value={group}>
                  {group}
                </option>
              ))}
            </datalist>
            <SubmitButton className="justify-self-start">
              {edited ? 'Simpan kategori' : 'Tambah kategori'}
            </SubmitButton>
          </>
        )}
      </EditForm>
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
        <RemoveForm
          name={category.name}
          loss="Nama, gambar, dan tempatnya di menu hilang."
          intent={`remove ${category.id}`}
          reply={reply}
        />
      )}
    </div>
  )
}
