import { Accordion } from '#web/ui/accordion.tsx'
import type { ProductResponse } from './variants.ts'

/** What buyers ask about the material, the first answer open. Nothing where there are none. */
export function MaterialQuestions({ questions }: { questions: ProductResponse['questions'] }) {
  if (questions.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="border-b-2 border-ink pb-3">Pertanyaan yang sering muncul</h2>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question} title={question} open={index === 0}>
          <p className="max-w-[65ch]">{answer}</p>
        </Accordion>
      ))}
    </section>
  )
}
