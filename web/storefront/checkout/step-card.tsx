import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import { buildStepUrl, isStepDone, type CheckoutStepName } from './steps.ts'

type Props = {
  step: CheckoutStepName
  /** The step that a phone shows. */
  current: CheckoutStepName
  number: number
  title: string
  isComplete?: boolean | undefined
  action?: ReactNode | undefined
  /** What was chosen, on a phone, once the step is done. */
  summary: ReactNode
  children: ReactNode
}

/** A step of the checkout: on a phone only the current one is open, and those before it are in short. */
export function StepCard({
  step,
  current,
  number,
  title,
  isComplete = false,
  action,
  summary,
  children,
}: Props) {
  const [query] = useSearchParams()
  const isOpen = step === current
  const isDone = isStepDone(step, current)
  const content = useShownOnceOpened(isOpen)
  return (
    <Card
      className={
        isOpen
          ? undefined
          : 'script-phone:[&>div:last-child]:hidden script-phone:[&>header]:border-0'
      }
      title={
        <>
          <CheckoutStep number={number} isComplete={isComplete} isDoneOnPhone={isDone}>
            <span className="grid min-w-0 py-1">
              {title}
              {isDone && (
                <span className="text-14 font-normal text-ink-2 md:hidden">{summary}</span>
              )}
            </span>
          </CheckoutStep>
        </>
      }
      action={
        <>
          {isDone && (
            <Link
              to={buildStepUrl(query, step)}
              aria-label={`Ubah ${title.toLowerCase()}`}
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-14 font-semibold text-link md:hidden noscript:hidden"
            >
              Ubah
            </Link>
          )}
          {action && <span className={isOpen ? undefined : 'max-md:hidden'}>{action}</span>}
        </>
      }
    >
      <div ref={content} data-checkout-step={step} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </Card>
  )
}

const PHONE = '(width < 48rem)'

/** On a phone a step opens below those that are done: it comes into view, and reading goes on there. */
function useShownOnceOpened(isOpen: boolean) {
  const content = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isOpened = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    if (!isOpened || !matchMedia(PHONE).matches) return
    content.current?.closest('section')?.scrollIntoView()
    content.current?.focus({ preventScroll: true })
  }, [isOpen])
  return content
}
