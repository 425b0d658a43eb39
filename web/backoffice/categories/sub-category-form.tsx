import type { z } from 'zod'
import type { AdminSubCategory } from '#modules/catalogue/catalogue-admin/categories-contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import { describeChoice } from '../shared/conflict/describe-value.ts'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { GroupError } from '../shared/forms/group-error.tsx'
import { QuestionsFields } from './questions-fields.tsx'
import { ANY_VALUE, formatImplied, subCategoryDescribers } from './sub-category-body.ts'

type SubCategoryDetails = z.output<typeof AdminSubCategory>
type Props = {
  sub: SubCategoryDetails | undefined
  categories: readonly { value: string; label: string }[]
  /** The category preselected for a new sub-category. */
  parentId: string | null
  reply: unknown
}

const ATTRIBUTE_TYPES = [
  { value: 'number', label: 'Angka' },
  { value: 'text', label: 'Teks' },
]

const toOpened = (sub: SubCategoryDetails | undefined) =>
  sub && {
    revision: sub.revision,
    values: {
      name: sub.name,
      categoryId: sub.categoryId,
      slug: sub.slug,
      position: sub.position,
      aliases: sub.aliases,
      attributes: sub.attributes.map(({ variants: _variants, ...attribute }) => attribute),
      questions: sub.questions,
    },
  }

/** A sub-category's name, aliases and the attributes of its products. */
export function SubCategoryForm({ sub: stored, categories, parentId, reply }: Props) {
  const describers = {
    ...subCategoryDescribers,
    categoryId: (id: unknown) => describeChoice(categories, id),
  }
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      describers={describers}
      reply={reply}
      intent="save"
      autoComplete="off"
      className="grid gap-4"
    >
      {(sub) => (
        <>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <FormField name="name" label="Nama" defaultValue={sub?.name} maxLength={60} required />
            <FormField
              name="categoryId"
              label="Kategori"
              defaultValue={sub?.categoryId ?? parentId ?? undefined}
            >
              {(control) => <Select {...control} options={categories} />}
            </FormField>
            <FormField
              name="slug"
              label="Alamat halaman (URL)"
              optional
              defaultValue={sub?.slug}
              maxLength={120}
            />
            <FormField
              name="position"
              label="Urutan"
              optional
              inputMode="numeric"
              inputClassName="num"
              defaultValue={sub?.position}
            />
          </div>
          <FormField
            name="aliases"
            label="Sebutan lain"
            optional
            hint="Satu sebutan satu baris. Pencarian mengenalnya."
            defaultValue={sub?.aliases.join('\n')}
          >
            {(control) => <Textarea {...control} rows={4} />}
          </FormField>
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-16 font-bold">Atribut</legend>
            {[...(sub?.attributes ?? []), undefined, undefined]
              .slice(0, 12)
              .map((attribute, index) => (
                <AttributeRow key={index} attribute={attribute} index={index} />
              ))}
            <GroupError name="attributes" />
          </fieldset>
          <QuestionsFields questions={sub?.questions ?? []} />
          <SubmitButton className="justify-self-start">
            {sub ? 'Simpan subkategori' : 'Tambah subkategori'}
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}

function AttributeRow({
  attribute,
  index,
}: {
  attribute: SubCategoryDetails['attributes'][number] | undefined
  index: number
}) {
  const name = (field: string) => `attributes.${index}.${field}`
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-line pt-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_90px_110px_minmax(0,1fr)_minmax(0,150px)]">
      <FormField
        name={name('label')}
        label="Nama atribut"
        defaultValue={attribute?.label}
        maxLength={40}
      />
      <FormField
        name={name('key')}
        label="Kode"
        defaultValue={attribute?.key}
        maxLength={30}
        hint={attribute && `dipakai ${formatQuantity(attribute.variants)} varian`}
      />
      <FormField
        name={name('unit')}
        label="Satuan"
        defaultValue={attribute?.unit ?? undefined}
        maxLength={12}
      />
      <FormField name={name('type')} label="Jenis" defaultValue={attribute?.type ?? 'text'}>
        {(control) => <Select {...control} options={ATTRIBUTE_TYPES} />}
      </FormField>
      <FormField
        name={name('implied')}
        label="Bila tidak disebut"
        defaultValue={formatImplied(attribute?.implied)}
        maxLength={60}
        hint={`Kosong: ditanyakan. “${ANY_VALUE}”: boleh apa saja.`}
      />
      <FormCheckbox
        name={name('onCard')}
        value="ya"
        defaultChecked={attribute?.onCard ?? false}
        className="text-14 md:mt-6"
      >
        Tampil di kartu
      </FormCheckbox>
    </div>
  )
}
