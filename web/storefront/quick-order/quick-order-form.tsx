import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { usePersistedForm } from '#web/ui/use-persisted-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Textarea } from '#web/ui/input.tsx'
import type { QuickOrderResult } from './actions.ts'
import { MatchedLines } from './matched-lines.tsx'

const EXAMPLE = `40 lembar triplek 9 mm\nsemen 50 kg 25 sak\nRB-TRP-MRT-12-UTY 10\nbesi ulir 13 = 120 batang`

/**
 * A whole list at once: pasted from a message or a spreadsheet, or uploaded as a file. What was
 * typed stays in this browser until it has become an order.
 */
export function QuickOrderForm({ reply, canSave }: { reply: unknown; canSave: boolean }) {
  const fetcher = useFetcher<unknown>()
  const persistRef = usePersistedForm('pesan-cepat')
  const result = (fetcher.data ?? reply) as QuickOrderResult | undefined
  const matched = result && 'matched' in result ? result.matched : undefined
  const refused = isFormErrors(result) ? result : undefined
  // Another list resets the lines.
  const [lastMatched, setLastMatched] = useState(matched)
  const [listKey, setListKey] = useState(0)
  if (matched && matched !== lastMatched) {
    setLastMatched(matched)
    setListKey(listKey + 1)
  }
  return (
    <div className="grid gap-4">
      <Card title="Pesan cepat">
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
        >
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
          <input type="hidden" ref={persistRef} />
          <div className="grid content-start gap-3">
            <FormField name="file" label="Atau berkas">
              {({ defaultValue: _none, required: _no, ...control }) => (
                <FileDrop {...control} accept={['xlsx', 'xls', 'csv']} maxBytes={1_048_576} />
              )}
            </FormField>
            <SubmitButton size="large" wide icon="list-checks" busy={fetcher.state !== 'idle'}>
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
        <MatchedLines key={listKey} list={lastMatched} reply={reply} canSave={canSave} />
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
