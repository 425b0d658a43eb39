import { useSearchParams } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { buildStepUrl, findNextStep, type CheckoutStepName } from './steps.ts'

/**
 * On a phone: on to the next step. A field of this one that is not filled in yet is shown first. Before scripts run
 * it is a plain link.
 */
export function NextStep({ step }: { step: CheckoutStepName }) {
  const [query] = useSearchParams()
  const next = findNextStep(step)
  if (!next) return null
  return (
    <ButtonLink
      to={buildStepUrl(query, next)}
      color="main"
      size="large"
      className="px-5! md:hidden! noscript:hidden!"
      onClick={(event) => {
        const invalid = document.querySelector<HTMLInputElement>(
          `[data-checkout-step="${step}"] :is(input, select, textarea):invalid`,
        )
        if (!invalid) return
        event.preventDefault()
        invalid.reportValidity()
      }}
    >
      Lanjut
    </ButtonLink>
  )
}
