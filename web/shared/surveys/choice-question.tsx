import { OTHER_CHOICE } from '#modules/content/surveys/popup-rules.ts'
import { Checkbox, Radio } from '#web/ui/forms/choice.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { FormField, useFormField } from '#web/ui/forms/form.tsx'

type Props = {
  name: string
  question: string
  choices: readonly string[]
  /** Several may be chosen. */
  isMultiple?: boolean
  optional?: boolean
  /** Asks for one's own words behind "Lainnya". */
  otherLabel?: string
  /** Narrow choices, such as numbers, stand in one row. */
  isRow?: boolean
}

/** A question with its choices; "Lainnya" opens a field for an answer of one's own. */
export function ChoiceQuestion(props: Props) {
  const { name, question, choices, otherLabel, isMultiple = false, isRow = false } = props
  const { error, all } = useFormField(name)
  const Choice = isMultiple ? Checkbox : Radio
  const options = otherLabel ? [...choices, OTHER_CHOICE] : choices
  return (
    <div className="group grid gap-2">
      <FieldGroup legend={<Legend {...props}>{question}</Legend>} error={error}>
        <div className={isRow ? 'flex flex-wrap gap-x-5' : 'grid gap-x-4 sm:grid-cols-2'}>
          {options.map((choice) => (
            <Choice
              key={choice}
              name={name}
              value={choice}
              defaultChecked={all?.includes(choice) ?? false}
              aria-invalid={error ? true : undefined}
            >
              {choice}
            </Choice>
          ))}
        </div>
      </FieldGroup>
      {otherLabel && (
        // Shown by the choice itself, so that a draft that is restored shows it, too.
        <FormField
          name={`${name}Other`}
          label={otherLabel}
          maxLength={100}
          className="hidden! group-has-[[value=Lainnya]:checked]:grid!"
        />
      )}
    </div>
  )
}

const Legend = ({ optional, children }: { optional?: boolean; children: string }) => (
  <>
    {children}
    {optional && <span className="font-normal text-ink-2"> opsional</span>}
  </>
)
