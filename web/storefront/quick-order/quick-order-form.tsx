import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClearDraft } from './clear-draft.tsx'
import { DraftState } from '#web/ui/drafts/draft-state.ts'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { identifyList } from './identify-list.ts'
import type { QuickOrderResult } from './actions.ts'
import { MatchedLines } from './matched-lines.tsx'

const EXAMPLE = `40 lembar triplek 9 mm\nsemen 50 kg 25 sak\nRB-TRP-MRT-12-UTY 10\nbesi ulir 13 = 120 batang`

/**
 * A whole list at once: pasted from a message or a spreadsheet, or uploaded as a file. What was
 * typed and how its lines were corrected stays in this tab until it is in the cart.
 */
export function QuickOrderForm({ reply, canSave }: { reply: unknown; canSave: boolean }) {
  const fetcher = useFetcher<unknown>()
  const result = (fetcher.data ?? reply) as QuickOrderResult | undefined
  const matched = result && 'matched' in result ? result.matched : undefined
  const refused = isFormErrors(result) ? result : undefined
  // Another list resets the lines.
  const [answered, setAnswered] = useState(matched)
  const [lastMatched, setLastMatched] = useState(matched)
  const [listKey, setListKey] = useState(0)
  const [isOrdered, setIsOrdered] = useState(false)
  const showList = (list: typeof matched) => {
    setLastMatched(list)
    setListKey(listKey + 1)
    setIsOrdered(false)
  }
  if (matched && matched !== answered) {
    setAnswered(matched)
    showList(matched)
  }
  return (
    <div className="grid gap-4">
      <Card>
        <p className="mb-3 text-14 text-ink-2">
          Tempel daftar barang, satu baris satu barang: SKU dan jumlah, atau dengan kata-kata. Boleh
          juga berkas Excel atau CSV. Paling banyak 500 baris.
        </p>
        <ReplyForm
          fetcher={fetcher}
          reply={refused}
          intent="match"
          action="/cart?pesan-cepat"
          encType="multipart/form-data"
          className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]"
          // Matching sends nothing: what was typed stays until it is in the cart.
          draft={{ isDone: () => false, onDiscard: () => showList(undefined) }}
        >
          <DraftState name="matched" value={lastMatched} onRestore={showList} />
          {isOrdered && <ClearDraft />}
          <FormField name="text" label="Daftar barang">
            {(control) => (
              <Textarea
                {...control}
                rows={9}
                placeholder={EXAMPLE}
                className="num"
                spellCheck={false}
              />
            )}
          </FormField>
          <div className="grid content-start gap-3">
            <FormField name="file" label="Atau berkas">
              {({ defaultValue: _none, required: _no, ...control }) => (
                <FileDrop {...control} accept={['xlsx', 'xls', 'csv']} maxBytes={1_048_576} />
              )}
            </FormField>
            <SubmitButton size="large" wide icon="list-checks">
              Cocokkan daftar
            </SubmitButton>
            <p className="text-12 text-ink-2">
              Tidak ada baris yang hilang: yang belum dikenal tetap tampil untuk Anda perbaiki.
            </p>
          </div>
        </ReplyForm>
      </Card>
      <div aria-live="polite">
        {(matched ?? lastMatched) && (
          <p className="num sr-only">
            {formatQuantity((matched ?? lastMatched)!.lines.length)} baris dijawab.
          </p>
        )}
      </div>
      {lastMatched && (
        <MatchedLines
          key={listKey}
          list={lastMatched}
          record={identifyList(lastMatched)}
          onOrdered={() => setIsOrdered(true)}
          reply={reply}
          canSave={canSave}
        />
      )}
      {!lastMatched && (
        <Alert severity="info">
          Sudah pernah belanja? Barang yang pernah dibeli ada di{' '}
          <Link to="/cart?pesan-cepat&daftar=pernah-dibeli">pernah dibeli</Link>.
        </Alert>
      )}
    </div>
  )
}
