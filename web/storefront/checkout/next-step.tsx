import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { DELIVERY_FORM_ID } from './links.ts'
import {
  buildStepUrl,
  findNextStep,
  KEEP_TYPED,
  STEP_PARAM,
  type CheckoutStepName,
} from './steps.ts'

/**
 * On a phone: on to the next step. A field of this one that is not filled in yet is shown first. Before the scripts
 * have loaded it posts the form that it belongs to, so that nothing typed or chosen until then is lost.
 */
export function NextStep({ step }: { step: CheckoutStepName }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const next = findNextStep(step)
  if (!next) return null
  const url = buildStepUrl(query, next)
  const beforeScripts =
    step === 'penerima'
      ? { formAction: url, name: 'intent', value: KEEP_TYPED }
      : { form: DELIVERY_FORM_ID, name: STEP_PARAM, value: next }
  return (
    <Button
      {...beforeScripts}
      type="submit"
      color="main"
      size="large"
      className="px-5! md:hidden! noscript:hidden!"
      onClick={(event) => {
        event.preventDefault()
        const invalid = document.querySelector<HTMLInputElement>(
          `[data-checkout-step="${step}"] :is(input, select, textarea):invalid`,
        )
        if (invalid) invalid.reportValidity()
        else void navigate(url)
      }}
    >
      Lanjut
    </Button>
  )
}
