import type { z } from 'zod'
import type { staffSurveyCalls } from '#modules/content/surveys/staff-contract.ts'
import { formatDate, formatNumber, formatQuantity } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { BarList } from '../charts/bar-list.tsx'

type Summary = z.output<(typeof staffSurveyCalls)['summary']['response']['schema']>
type Question = Summary['questions'][number]

/** What all answers of a survey say together: how often each choice was taken, question by question. */
export const AnswerSummary = ({ total, firstAt, lastAt, questions }: Summary) => (
  <Card title="Ringkasan jawaban">
    <p className="mb-4 text-14 text-ink-2">
      {formatQuantity(total)} jawaban, {describePeriod(firstAt, lastAt)}. Persennya dari yang
      menjawab pertanyaan itu.
    </p>
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      {questions.map((question) => (
        <section key={question.name} className="min-w-0">
          <h3 className="text-14">{question.label}</h3>
          <p className="mb-2 text-12 text-ink-2">{describeAnswered(question, total)}</p>
          <BarList label={question.label} rows={listBars(question)} />
        </section>
      ))}
    </div>
  </Card>
)

function describePeriod(firstAt: string | null, lastAt: string | null): string {
  const [first, last] = [firstAt, lastAt].map((at) => (at ? formatDate(at) : ''))
  return first === last ? first! : `${first} sampai ${last}`
}

const describeAnswered = ({ answered, isMultiple, average }: Question, total: number): string =>
  [
    `${formatQuantity(answered)} dari ${formatQuantity(total)} menjawab`,
    average !== null && `rata-rata ${formatNumber(average, 1)}`,
    isMultiple && 'boleh memilih lebih dari satu',
  ]
    .filter(Boolean)
    .join(' · ')

const listBars = ({ choices, own, answered }: Question) =>
  [...choices, ...(own > 0 ? [{ choice: 'Ditulis sendiri', count: own }] : [])].map(
    ({ choice, count }) => ({
      id: choice,
      name: choice,
      // Of all who answered, so that a bar is as long as its share.
      value: answered > 0 ? count / answered : 0,
      shown: answered > 0 ? `${formatQuantity(count)} (${formatShare(count / answered)})` : '0',
    }),
  )

const formatShare = (share: number): string => `${formatNumber(share * 100, 0)}%`
