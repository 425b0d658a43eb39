import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { isDone, STEPS, type StepName, type SubmissionAnswer } from './steps.ts'

/** Where one is, what is done, and a way to each step. */
export function StepBar({
  current,
  submission,
}: {
  current: StepName
  submission: SubmissionAnswer | undefined
}) {
  return (
    <nav aria-label="Langkah" className="my-5">
      <ol className="no-bar flex gap-1 overflow-x-auto">
        {STEPS.map((step, at) => {
          const done = isDone(step, submission)
          return (
            <li key={step.name}>
              <Link
                to={`/upgrade-account?langkah=${step.name}`}
                aria-current={step.name === current ? 'step' : undefined}
                className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-3 text-14 font-semibold whitespace-nowrap text-ink-2! no-underline! aria-[current]:border-tarp-600 aria-[current]:bg-tarp-50 aria-[current]:text-tarp-700!"
              >
                {done ? (
                  <Icon of={Check} small className="text-success-text" />
                ) : (
                  <span className="num">{at + 1}</span>
                )}
                {step.label}
                {done && <span className="sr-only"> sudah lengkap</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
