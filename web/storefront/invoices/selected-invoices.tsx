import { useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { clsx } from 'clsx'
import { moneyFromJson, moneyToJson, sen, type MoneyJson } from '#platform/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { Money } from '#web/ui/money.tsx'

type Selectable = { id: string; number: string; status: string; amount: MoneyJson }

type Props = {
  invoices: readonly Selectable[]
  /** The list; it puts the box of an invoice where it is seen. */
  children: (choose: (invoice: Selectable) => ReactNode) => ReactNode
}

const FORM = 'bayar-sekaligus'

const isOwed = ({ status }: Selectable) => status === 'unpaid' || status === 'overdue'

/** A list of invoices with checkboxes to pay several at once, and their sum below. */
export function SelectedInvoices({ invoices, children }: Props) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const owed = invoices.filter(isOwed)
  if (owed.length < 2) return children(() => null)
  const selected = owed.filter(({ id }) => ids.has(id))
  const sum = sen(selected.reduce((total, { amount }) => total + moneyFromJson(amount), 0))
  const toggle = (id: string, isOn: boolean) =>
    setIds((before) => new Set(isOn ? [...before, id] : [...before].filter((each) => each !== id)))
  const choose = (invoice: Selectable) =>
    isOwed(invoice) && (
      <Checkbox
        form={FORM}
        name="id"
        value={invoice.id}
        checked={ids.has(invoice.id)}
        onChange={(event) => toggle(invoice.id, event.target.checked)}
      >
        Bayar sekaligus<span className="sr-only"> {invoice.number}</span>
      </Checkbox>
    )
  return (
    <>
      {children(choose)}
      <Form
        id={FORM}
        action="/profile/daftar-invoice/gabungan/baru"
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-face p-4',
          selected.length > 0 && 'sticky bottom-3 z-2 shadow-lg',
        )}
      >
        <p role="status">
          {selected.length > 0 ? (
            <>
              {selected.length} tagihan dipilih,{' '}
              <Money of={moneyToJson(sum)} className="font-heavy" />
            </>
          ) : (
            'Pilih dua tagihan atau lebih untuk dibayar dengan satu transfer, VA, atau QRIS.'
          )}
        </p>
        <Button type="submit" color="main" className="max-sm:w-full">
          Bayar sekaligus
        </Button>
      </Form>
    </>
  )
}
