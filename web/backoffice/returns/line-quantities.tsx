import { formatQuantity } from '#platform/format.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { GroupError } from '../shared/forms/group-error.tsx'
import type { StaffReturnDetails } from './types.ts'

type Line = StaffReturnDetails['lines'][number]
type QuantityField = {
  /** Its name in the form: `qty`. */
  name: string
  label: string
  /** What it holds at first. */
  initial: (line: Line) => number
}

/** The lines of a return with one or two quantities each. */
export const LineQuantities = ({
  lines,
  limit,
  fields,
}: {
  lines: readonly Line[]
  /** The most that may be written, and why: `diminta 30 sak`. */
  limit: (line: Line) => { label: string; quantity: number }
  fields: readonly QuantityField[]
}) => (
  <>
    <ul className="border-t border-line">
      {lines.map((line, index) => {
        const { label, quantity } = limit(line)
        return (
          <li
            key={line.lineId}
            className="grid grid-cols-2 gap-x-4 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_150px_150px]"
          >
            <input type="hidden" name={`lines[${index}].lineId`} value={line.lineId} />
            <p className="min-w-0 max-md:col-span-2">
              <b className="font-semibold">{line.name}</b>
              <span className="num block text-14 text-ink-2">
                {label} {formatQuantity(quantity)} {line.unit}
              </span>
            </p>
            {fields.map((field) => (
              <FormField
                key={field.name}
                name={`lines[${index}].${field.name}`}
                label={
                  <>
                    {field.label}
                    <span className="sr-only"> {line.name}</span>
                  </>
                }
                type="number"
                min={0}
                step="any"
                inputMode="decimal"
                unit={line.unit}
                inputClassName="num"
                defaultValue={String(field.initial(line))}
                required
              />
            ))}
          </li>
        )
      })}
    </ul>
    <GroupError name="lines" />
  </>
)
