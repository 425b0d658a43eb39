import { useLayoutEffect, useRef, useState } from 'react'
import { Alert } from './alert.tsx'

/**
 * Why a form was refused, above its fields and as wide as the form. Where a field says the same sentence, it stands there
 * alone; before scripts run it stands at both.
 */
export function FormMessage({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isAtField, setAtField] = useState(false)
  useLayoutEffect(() => {
    const errors = place.current?.closest('form')?.querySelectorAll('[data-field-error]') ?? []
    if ([...errors].some((error) => error.textContent === children)) setAtField(true)
  }, [children])
  if (isAtField) return null
  return (
    <div ref={place} tabIndex={-1} data-form-message className="col-span-full mb-4 outline-none">
      <Alert severity="error">{children}</Alert>
    </div>
  )
}
