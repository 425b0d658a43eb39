import { useState } from 'react'
import { ListChecks } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { isFormReply } from '#web/form-reply.ts'
import { useKeptForm } from '#web/ui/kept-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Textarea } from '#web/ui/input.tsx'
import type { QuickReply } from './act.ts'
import { MatchedLines } from './lines.tsx'

const EXAMPLE = `40 lembar triplek 9 mm\nsemen 50 kg 25 sak\nRB-TRP-MRT-12-UTY 10\nbesi ulir 13 = 120 batang`

/**
 * A whole list at once: pasted from a message or a spreadsheet, or sent as a file. Every line is
 * answered; what was typed stays in this browser until it has become an order.
 */
export function QuickOrder({ reply, mayKeep }: { reply: unknown; mayKeep: boolean }) {
  const fetcher = useFetcher<unknown>()
  const mark = useKeptForm('pesan-cepat')
  const answer = (fetcher.data ?? reply) as QuickReply | undefined
  const matched = answer && 'matched' in answer ? answer.matched : undefined
  const refused = isFormReply(answer) ? answer : undefined
  // Another list begins its lines anew.
  const [seen, setSeen] = useState(matched)
  const [list, setList] = useState(0)
  if (matched && matched !== seen) {
    setSeen(matched)
    setList(list + 1)
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
          <input type="hidden" ref={mark} />
          <div className="grid content-start gap-3">
            <FormField name="file" label="Atau berkas">
              {({ defaultValue: _none, required: _no, ...control }) => (
                <FileDrop {...control} accept={['xlsx', 'xls', 'csv']} maxBytes={1_048_576} />
              )}
            </FormField>
            <SubmitButton size="large" wide icon={ListChecks} busy={fetcher.state !== 'idle'}>
              Cocokkan daftar
            </SubmitButton>
            <p className="text-12 text-ink-2">
              Tidak ada baris yang hilang: yang belum dikenal tetap tampil untuk Anda perbaiki.
            </p>
          </div>
        </ReplyForm>
      </Card>
      <div aria-live="polite">
        {(matched ?? seen) && (
          <p className="num sr-only">
            {formatQuantity((matched ?? seen)!.lines.length)} baris dijawab.
          </p>
        )}
      </div>
      {seen && <MatchedLines key={list} list={seen} reply={reply} mayKeep={mayKeep} />}
      {!seen && (
        <Alert severity="info">
          Sudah pernah belanja? Barang yang pernah dibeli ada di{' '}
          <Link to="/cart?pesan-cepat&daftar=pernah-dibeli">pernah dibeli</Link>.
        </Alert>
      )}
    </div>
  )
}
