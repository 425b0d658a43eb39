import { useEffect, useRef, useState } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { wasTypedEarly } from '../ui/drafts/early-typing.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { roundToSellable } from '#modules/catalogue/products/rules/sellable-quantity.ts'

export type QuantityProps = {
  name: string
  /** The accessible name: "Jumlah Triplek 9 mm". */
  label: string
  min?: number | undefined
  max?: number | undefined
  /** Only whole multiples are sold (a box, a pallet, half a cubic metre). */
  multiple?: number | undefined
  unit?: string | undefined
  defaultValue?: number | undefined
  value?: number | undefined
  /** Called with each quantity that is sold. */
  onChange?: ((quantity: number) => void) | undefined
  /** Called with whatever is typed; NaN where that is no number. */
  onType?: ((quantity: number) => void) | undefined
  invalid?: boolean | undefined
  className?: string | undefined
  id?: string | undefined
  form?: string | undefined
}

/**
 * A number with its unit; a plain number input until scripts add the buttons. An amount that is not
 * sold stays as it was typed, with a message that names the nearest one: a quantity never changes
 * silently.
 */
export function QuantityStepper(props: QuantityProps) {
  const { name, label, min = 1, max, multiple = 1, unit, invalid, className = '', id, form } = props
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() =>
    Number.isNaN(props.value) ? '' : String(props.value ?? props.defaultValue ?? min),
  )
  const [isReady, setIsReady] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    setIsReady(true)
    const field = input.current
    // What was typed before the scripts ran, or what a browser that goes back has filled in: the latter is not meant.
    if (field && field.value !== typed) readField(field, wasTypedEarly(field))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (Number.isFinite(props.value) && document.activeElement !== input.current)
      setTyped(String(props.value))
  }, [props.value])

  const current = typed === '' ? NaN : Number(typed)
  const problem = findQuantityProblem(current, props)
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])
  const readField = ({ value, valueAsNumber }: HTMLInputElement, isMeant: boolean) => {
    setTyped(value)
    props.onType?.(valueAsNumber)
    if (isMeant && findQuantityProblem(valueAsNumber, props) === undefined)
      props.onChange?.(valueAsNumber)
  }
  const setQuantity = (quantity: number) => {
    setTyped(String(quantity))
    props.onType?.(quantity)
    props.onChange?.(quantity)
  }
  const step = (direction: 1 | -1) =>
    setQuantity(
      roundToSellable((Number.isFinite(current) ? current : min) + direction * multiple, props),
    )
  return (
    <span className={`quantity ${className}`} data-unit={unit ? '' : undefined}>
      <button
        type="button"
        aria-label="Kurangi jumlah"
        disabled={!isReady || current <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <label>
        <span className="sr-only">{label}</span>
        <input
          ref={input}
          id={id}
          form={form}
          type="number"
          inputMode="decimal"
          name={name}
          min={min}
          max={max}
          step={multiple}
          required
          value={typed}
          aria-invalid={invalid || (isTouched && problem !== undefined) || undefined}
          onChange={(event) => {
            setIsTouched(false)
            readField(event.target, true)
          }}
          onBlur={() => setIsTouched(true)}
        />
        {unit && <span>{unit}</span>}
      </label>
      <button
        type="button"
        aria-label="Tambah jumlah"
        disabled={!isReady || (max !== undefined && current >= max)}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
      {isTouched && problem && <span role="alert">{problem}</span>}
    </span>
  )
}

/** Why an amount is not sold, and the nearest one that is; undefined where it is. */
export function findQuantityProblem(
  quantity: number,
  limits: Pick<QuantityProps, 'min' | 'max' | 'multiple' | 'unit'>,
): string | undefined {
  const nearest = roundToSellable(quantity, limits)
  if (quantity === nearest) return undefined
  const amount = `${formatQuantity(nearest)}${limits.unit ? ` ${limits.unit}` : ''}`
  if (quantity > nearest) return `Paling banyak ${amount}.`
  const below = !(quantity >= (limits.min ?? 1))
  if (below) return `Paling sedikit ${amount}.`
  return `Kelipatan ${formatQuantity(limits.multiple ?? 1)}, pesan ${amount}.`
}
