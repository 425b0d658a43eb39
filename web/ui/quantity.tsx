import { useEffect, useRef, useState } from 'react'
import { Minus, Plus } from 'lucide-react'
import { Icon } from './icon.tsx'
import { settle } from './settle.ts'

export type QuantityProps = {
  name: string
  /** What is counted, for those who listen: "Jumlah Triplek 9 mm". */
  label: string
  min?: number | undefined
  max?: number | undefined
  /** Only whole multiples are sold (a box, a pallet, half a cubic metre). */
  multiple?: number | undefined
  unit?: string | undefined
  defaultValue?: number | undefined
  value?: number | undefined
  onChange?: ((quantity: number) => void) | undefined
  invalid?: boolean | undefined
  className?: string | undefined
  id?: string | undefined
  form?: string | undefined
}

/** A number with its unit; steps appear once scripts run, before that it is a plain number input. */
export function QuantityStepper(props: QuantityProps) {
  const { name, label, min = 1, max, multiple = 1, unit, invalid, className = '', id, form } = props
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(props.value ?? props.defaultValue ?? min))
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (props.value !== undefined && document.activeElement !== input.current)
      setTyped(String(props.value))
  }, [props.value])

  const now = Number(typed)
  const set = (quantity: number) => {
    setTyped(String(quantity))
    props.onChange?.(quantity)
  }
  const step = (direction: 1 | -1) =>
    set(settle((Number.isFinite(now) ? now : min) + direction * multiple, props))
  return (
    <span className={`quantity ${className}`} data-unit={unit ? '' : undefined}>
      <button
        type="button"
        aria-label="Kurangi"
        disabled={!ready || now <= min}
        onClick={() => step(-1)}
      >
        <Icon of={Minus} />
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
          aria-invalid={invalid || undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.validity.valid && event.target.value)
              props.onChange?.(event.target.valueAsNumber)
          }}
          onBlur={() => set(settle(typed === '' ? NaN : now, props))}
        />
        {unit && <span>{unit}</span>}
      </label>
      <button
        type="button"
        aria-label="Tambah"
        disabled={!ready || (max !== undefined && now >= max)}
        onClick={() => step(1)}
      >
        <Icon of={Plus} />
      </button>
    </span>
  )
}
