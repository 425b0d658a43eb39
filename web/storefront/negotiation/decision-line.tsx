import { formatRupiah } from '#platform/format.ts'
import { LineHeading } from '#web/shared/negotiation/line-heading.tsx'
import { LineRounds } from '#web/shared/negotiation/line-rounds.tsx'
import type { NegotiationLineResponse } from '#web/shared/negotiation/types.ts'
import { FieldError } from '#web/ui/forms/field.tsx'
import { FormField, useFormField } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { Segments } from '#web/ui/navigation/segments.tsx'

/** One line of an offer: accept it, refuse it, or counter below it. */
export function DecisionLine({ line, index }: { line: NegotiationLineResponse; index: number }) {
  const field = (name: string) => `lines[${index}].${name}`
  const { error, typed } = useFormField(field('decision'))
  const name = `${line.name} ${line.variantName}`
  const offer = line.rounds.at(-1)?.offer
  return (
    <li className="group/line grid gap-3 border-b border-line p-4 last:border-b-0">
      <input type="hidden" name={field('lineId')} value={line.id} />
      <LineHeading line={line} />
      <div className="flex flex-wrap items-end justify-between gap-2">
        <LineRounds line={line} sides={{ buyer: 'Anda', shop: 'kami' }} />
        <p className="text-14 text-ink-2">
          Subtotal <Money of={line.subtotal} className="font-bold text-ink" />
        </p>
      </div>
      <div className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start">
        <div className="grid gap-1">
          <Segments
            name={field('decision')}
            label={`Keputusan untuk ${name}`}
            defaultValue={typed}
            options={[
              { value: 'accept', label: 'Setuju' },
              { value: 'refuse', label: 'Tolak' },
              { value: 'counter', label: 'Tawar lagi' },
            ]}
          />
          {error && <FieldError>{error}</FieldError>}
        </div>
        <div className="hidden gap-3 group-has-[input[value=counter]:checked]/line:grid sm:grid-cols-2">
          <FormField
            name={field('price')}
            label={
              <>
                Tawaran Anda<span className="sr-only"> untuk {name}</span>
              </>
            }
            inputMode="decimal"
            autoComplete="off"
            hint={offer ? `Di bawah ${formatRupiah(offer)}.` : undefined}
          />
          <FormField name={field('message')} label="Alasan" optional maxLength={1000} />
        </div>
      </div>
      {line.problem && <p className="text-14 text-warning-text">{line.problem}</p>}
    </li>
  )
}
