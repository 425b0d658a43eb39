import { Link } from '#web/ui/navigation/link.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'

/** The current step, the complete ones, and a link to each. */
export function StepBar<Name extends string>({
  path,
  steps,
  current,
  completed: completedSteps,
}: {
  /** The page whose `langkah` they are. */
  path: string
  steps: readonly { name: Name; label: string }[]
  current: Name
  /** The complete steps. */
  completed: readonly Name[]
}) {
  return (
    <nav aria-label="Langkah" className="my-5">
      <ol className="grid auto-cols-fr grid-flow-col gap-1 md:flex md:flex-wrap">
        {steps.map((step, index) => {
          const isComplete = completedSteps.includes(step.name)
          return (
            <li key={step.name}>
              <Link
                to={`${path}?langkah=${step.name}`}
                aria-current={step.name === current ? 'step' : undefined}
                className="flex min-h-11 items-center justify-center gap-2 rounded-control border border-line px-3 text-14 font-semibold whitespace-nowrap text-ink-2! no-underline! aria-[current]:border-tarp-600 aria-[current]:bg-tarp-50 aria-[current]:text-tarp-700!"
              >
                {isComplete ? (
                  <Icon name="check" small className="text-success-text" />
                ) : (
                  <span className="num">{index + 1}</span>
                )}
                {/* The names do not fit beside each other on a phone. */}
                <span className="sr-only md:not-sr-only">{step.label}</span>
                {isComplete && <span className="sr-only"> sudah lengkap</span>}
              </Link>
            </li>
          )
        })}
      </ol>
      <p className="mt-2 text-14 font-semibold md:hidden" aria-hidden>
        Langkah {steps.findIndex(({ name }) => name === current) + 1} dari {steps.length}:{' '}
        {steps.find(({ name }) => name === current)?.label}
      </p>
    </nav>
  )
}
