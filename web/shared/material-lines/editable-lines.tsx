import type { useMaterialLines } from './use-material-lines.ts'
import { DraftState } from '#web/ui/drafts/draft-state.ts'
import { LineRow } from './line-row.tsx'

type Props = {
  lines: ReturnType<typeof useMaterialLines>
  /** Messages by line, as `mapErrorsToLines` returns them. */
  errors: Record<string, string>
  /** The action that matches changed text, where it is not the quick order. */
  action?: string | undefined
  /** Further form fields of a line. */
  hiddenFields: (
    line: ReturnType<typeof useMaterialLines>['lines'][number],
  ) => Record<string, string>
}

/** Lines that are corrected within a larger form, each posted with its text. */
export const EditableLines = ({ lines, errors, action, hiddenFields }: Props) => (
  <ol data-draft="off">
    <DraftState name="lines" value={lines.state} onRestore={lines.setState} />
    {lines.lines.map((line) => (
      <LineRow
        key={line.number}
        line={line}
        action={action}
        refused={toRefusal(errors[`line-${line.number}`])}
        onChange={(next) => lines.change(line.number, next)}
        onRemove={() => lines.remove(line)}
      >
        {Object.entries({ text: line.text, ...hiddenFields(line) }).map(([name, value]) => (
          <input key={name} type="hidden" name={`${name}-${line.number}`} value={value} />
        ))}
      </LineRow>
    ))}
  </ol>
)

const toRefusal = (message: string | undefined) =>
  message === undefined ? undefined : { message, suggestedQty: null }
