import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { OPENED_BY_QUERY } from '#web/ui/forms/leave-guard.tsx'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import { getSuccessKey, useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { SynonymRow, synonymFieldsClass, type SynonymListRow } from './synonym-row.tsx'

type Props = {
  rows: readonly SynonymListRow[]
  search: string
  /** The synonym whose form is open. */
  openId: string | null
  /** A search without results, to be entered as a synonym. */
  phrase: string
  reply: unknown
}

/** The synonyms: buyers' words and the catalogue's words for them. */
export function Synonyms({ rows, search, openId, phrase, reply }: Props) {
  return (
    <>
      <div
        {...OPENED_BY_QUERY}
        className="grid gap-4 border-b border-line bg-face px-4 py-4 md:px-6"
      >
        <AddSynonymForm phrase={phrase} reply={reply} />
        <SearchBar
          search={search}
          label="Cari sinonim"
          placeholder="Sebutan pembeli atau katalog"
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon="languages"
          title={search ? 'Tidak ada yang cocok' : 'Belum ada sinonim'}
          text="Tambahkan sebutan yang dipakai pembeli, supaya pencariannya menemukan barang."
        >
          {search && (
            <ButtonLink to="?" variant="outlined">
              Lihat semua
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <ul className="border-b border-line bg-face">
          {rows.map((row) => (
            <SynonymRow key={row.id} row={row} isOpen={row.id === openId} reply={reply} />
          ))}
        </ul>
      )}
    </>
  )
}

function AddSynonymForm({ phrase, reply }: { phrase: string; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      key={`${phrase} ${getSuccessKey(fetcher.data)}`}
      fetcher={fetcher}
      reply={reply}
      intent="add"
      noValidate
      autoComplete="off"
    >
      <div className={synonymFieldsClass}>
        <FormField
          name="phrase"
          label="Sebutan pembeli"
          placeholder="pralon"
          defaultValue={phrase}
          maxLength={60}
          required
          className="lg:w-72"
        />
        <FormField
          name="meaning"
          label="Sebutan di katalog"
          placeholder="pipa PVC"
          maxLength={60}
          required
          className="lg:w-72"
        />
        <SubmitButton className="self-start lg:mt-[27px]">Tambah sinonim</SubmitButton>
      </div>
    </ReplyForm>
  )
}
