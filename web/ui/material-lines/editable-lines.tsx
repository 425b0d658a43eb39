import type { useLines } from './use-lines.ts'
import { LineRow } from './line-row.tsx'

type Props = {
  lines: ReturnType<typeof useLines>
  /** Messages by line, as `errorsByNumber` gives them. */
  errors: Record<string, string>
  /** Where changed words are looked up, where it is not the quick order. */
  action?: string | undefined
  /** What else a line carries in the form. */
  carried: (line: ReturnType<typeof useLines>['lines'][number]) => Record<string, string>
}

/** Lines that are corrected within a larger form, each posted with its words. */
export const EditableLines = ({ lines, errors, action, carried }: Props) => (
  <ol data-unkept>
    {lines.lines.map((line) => (
      <LineRow
        key={line.number}
        line={line}
        action={action}
        refused={refusedAt(errors[`line-${line.number}`])}
        onChange={(next) => lines.change(line.number, next)}
        onRemove={() => lines.remove(line)}
      >
        {Object.entries({ text: line.text, ...carried(line) }).map(([name, value]) => (
          <input key={name} type="hidden" name={`${name}-${line.number}`} value={value} />
        ))}
      </LineRow>
    ))}
  </ol>
)

const refusedAt = (message: string | undefined) =>
  message === undefined ? undefined : { message, suggestedQty: null }
