import { FormField } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { GroupError } from '../shared/forms/group-error.tsx'

/** As many as the call takes. */
const MAX_QUESTIONS = 12

/** What buyers ask about a material, with the answers; product pages show both. */
export function QuestionsFields({
  questions,
}: {
  questions: readonly { question: string; answer: string }[]
}) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-16 font-bold">Tanya jawab di halaman produk</legend>
      {[...questions, undefined, undefined].slice(0, MAX_QUESTIONS).map((item, index) => (
        <div
          key={index}
          className="grid items-start gap-x-3 gap-y-2 border-t border-line pt-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <FormField
            name={`questions.${index}.question`}
            label="Pertanyaan"
            defaultValue={item?.question}
            maxLength={160}
          />
          <FormField name={`questions.${index}.answer`} label="Jawaban" defaultValue={item?.answer}>
            {({ required, ...control }) => (
              <Textarea {...control} required={required} rows={2} maxLength={600} />
            )}
          </FormField>
        </div>
      ))}
      <GroupError name="questions" />
    </fieldset>
  )
}
