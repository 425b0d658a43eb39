type Segment = { value: string; label: string; note?: string | undefined }

/** Two to four short choices side by side; radio buttons underneath. */
export function Segments({
  name,
  options,
  value,
  defaultValue,
  onChange,
  label,
}: {
  name: string
  label: string
  options: readonly Segment[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}) {
  return (
    <div role="radiogroup" aria-label={label} className="segments">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
          {option.note && <span className="text-12 font-medium">{option.note}</span>}
        </label>
      ))}
    </div>
  )
}
