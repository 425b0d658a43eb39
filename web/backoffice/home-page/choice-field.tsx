import { useEffect, useRef, useState } from 'react'
import { HOME_SECTIONS } from '#modules/content/home/rules/section.ts'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { useDraftValue } from '#web/ui/drafts/use-draft-value.ts'
import { Field, FieldError } from '#web/ui/forms/field.tsx'
import { FormField, useFormField } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { splitLines } from '../shared/forms/form-values.ts'
import { ChosenItems } from './chosen-items.tsx'
import type { EditedSection } from './section-form.tsx'

const NAME = 'keys'

const CHOICES = {
  category: { label: 'Kategori', all: 'dua belas kategori pertama' },
  brand: { label: 'Merek', all: 'merek barang yang paling laku' },
  article: { label: 'Artikel', all: 'tiga artikel terbaru' },
} as const

/**
 * What a section shows, chosen from a searched list and put in order. It is one field, an address a line, which is
 * typed by hand until the scripts are there.
 */
export function ChoiceField({ section: { kind, keys, choices } }: { section: EditedSection }) {
  const { typed, error } = useFormField(NAME)
  const [text, setText] = useDraftValue(NAME, typed ?? keys.join('\n'))
  const [isReady, setReady] = useState(false)
  const written = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was written before the scripts ran.
    const before = written.current?.querySelector('textarea')?.value
    if (before !== undefined && before !== text) setText(before)
    setReady(true)
    // oxlint-disable-next-line exhaustive-deps
  }, [])
  const { choice } = HOME_SECTIONS[kind]
  if (!choice) return null
  const { label, all } = CHOICES[choice]
  const hint = `Sesuai urutan tampilnya. Kosong berarti ${all}.`
  if (!isReady)
    return (
      <div ref={written}>
        <FormField
          name={NAME}
          label={`${label} yang tampil`}
          optional
          defaultValue={text}
          hint={`Satu alamat per baris. ${hint}`}
        >
          {(control) => <Textarea {...control} rows={5} />}
        </FormField>
      </div>
    )
  const chosen = splitLines(text)
  const choose = (slugs: readonly string[]) => setText(slugs.join('\n'))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-14 font-semibold">
        {label} yang tampil <span className="font-normal text-ink-2">opsional</span>
      </legend>
      <textarea name={NAME} value={text} readOnly hidden data-draft="off" />
      {error && <FieldError>{error}</FieldError>}
      <ChosenItems
        items={chosen.map((slug) => ({
          slug,
          name: choices.find((each) => each.slug === slug)?.name ?? `${slug} (tidak ada lagi)`,
        }))}
        onChange={choose}
      />
      <Field label={`Tambah ${label.toLowerCase()}`} hint={hint}>
        {(control) => (
          <Combobox
            {...control}
            name="added"
            clearsOnChoice
            placeholder={`Cari ${label.toLowerCase()}`}
            options={choices
              .filter(({ slug }) => !chosen.includes(slug))
              .map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(slug) => slug && choose([...chosen, slug])}
          />
        )}
      </Field>
    </fieldset>
  )
}
