import { useLocation } from 'react-router'
import type { z } from 'zod'
import type { Synonym } from '#modules/catalogue/search/staff-contract.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { OPENED_BY_QUERY } from '#web/ui/forms/leave-guard.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { RemoveButton } from '../shared/actions/remove-button.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'

export type SynonymListRow = z.output<typeof Synonym>

/** The layout of a synonym's two fields and its button. */
export const synonymFieldsClass = 'grid gap-3 sm:grid-cols-2 lg:flex lg:items-start'

/** A synonym; the open one shows the form that changes or removes it. */
export function SynonymRow({
  row: { id, phrase, meaning },
  isOpen,
  reply,
}: {
  row: SynonymListRow
  isOpen: boolean
  reply: unknown
}) {
  const query = new URLSearchParams(useLocation().search)
  query.delete('ubah')
  const closedUrl = `?${query}`
  if (isOpen)
    return (
      <li
        {...OPENED_BY_QUERY}
        className="border-t border-line bg-tarp-50 px-4 py-4 shadow-[inset_3px_0_0_var(--color-tarp-600)] first:border-0 md:px-6"
      >
        <ChangeSynonymForm row={{ id, phrase, meaning }} closedUrl={closedUrl} reply={reply} />
      </li>
    )
  query.set('ubah', id)
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-1.5 first:border-0 md:px-6">
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 break-words md:grid md:grid-cols-[minmax(0,240px)_20px_minmax(0,1fr)]">
        <b className="min-w-0">{phrase}</b>
        <Icon name="arrow-right" small className="text-ink-2" />
        <span className="min-w-0">
          <span className="sr-only">berarti </span>
          {meaning}
        </span>
      </p>
      <ButtonLink
        to={`?${query}`}
        preventScrollReset
        variant="outlined"
        color="secondary"
        aria-label={`Ubah ${phrase} menjadi ${meaning}`}
      >
        Ubah
      </ButtonLink>
    </li>
  )
}

const toOpened = ({ phrase, meaning }: SynonymListRow) => ({ values: { phrase, meaning } })

function ChangeSynonymForm({
  row,
  closedUrl,
  reply,
}: {
  row: SynonymListRow
  closedUrl: string
  reply: unknown
}) {
  return (
    <div className="grid gap-3 lg:flex lg:items-start">
      <EditForm
        record={row}
        toOpened={toOpened}
        reply={reply}
        intent={`change ${row.id}`}
        noValidate
        autoComplete="off"
      >
        {({ phrase, meaning }) => (
          <>
            <div className={synonymFieldsClass}>
              <FormField
                name="phrase"
                label="Sebutan pembeli"
                defaultValue={phrase}
                maxLength={60}
                required
                className="lg:w-60"
              />
              <FormField
                name="meaning"
                label="Sebutan di katalog"
                defaultValue={meaning}
                maxLength={60}
                required
                className="lg:w-60"
              />
              <SubmitButton className="self-start lg:mt-[27px]">Simpan</SubmitButton>
            </div>
          </>
        )}
      </EditForm>
      <div className="flex gap-3 lg:mt-[27px]">
        <RemoveButton
          intent={`remove ${row.id}`}
          subject={row.phrase}
          loss={`Pencarian tidak lagi mengenal ${row.phrase} sebagai ${row.meaning}.`}
          variant="outlined"
          reply={reply}
        />
        <ButtonLink to={closedUrl} preventScrollReset variant="ghost" color="secondary">
          Tutup
        </ButtonLink>
      </div>
    </div>
  )
}
