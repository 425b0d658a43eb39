import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import { FieldError } from './field.tsx'

const CELLS = 6

type CodeCellsProps = {
  /** Each cell posts one digit under this name. */
  name: string
  label: string
  /** Why the code was refused; it is read out with the first cell, too. */
  error?: string | undefined
  /** Id of the text that says what the code is for; read out with the group. */
  describedBy?: string | undefined
  /** Called with the digits so far, joined, whenever they change. */
  onChange?: ((code: string) => void) | undefined
}

/**
 * Six cells of one digit each (specification §5). Anything but a digit is cleared and refused; a digit moves on, backspace
 * in an empty cell moves back, and a pasted code fills all of them.
 */
export function CodeCells({ name, label, error, describedBy, onChange }: CodeCellsProps) {
  const errorId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const [isRefused, setRefused] = useState(false)
  const listCells = () => [...(group.current?.querySelectorAll('input') ?? [])]
  const tell = () =>
    onChange?.(
      listCells()
        .map(({ value }) => value)
        .join(''),
    )
  // Digits may have been typed before hydration.
  const tellFirst = useEffectEvent(tell)
  useEffect(() => tellFirst(), [])
  /** Writes digits from a cell on, and moves behind them. */
  const write = (from: number, text: string) => {
    const cells = listCells()
    const digits = text.replaceAll(/\D/g, '').slice(0, CELLS - from)
    cells[from]!.value = ''
    for (const [index, digit] of [...digits].entries()) cells[from + index]!.value = digit
    setRefused(/[^\d\s]/.test(text))
    if (digits) cells[Math.min(from + digits.length, CELLS - 1)]!.focus()
    tell()
  }
  const handleKey = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    const cells = listCells()
    const isEmpty = event.currentTarget.value === ''
    const back = event.key === 'ArrowLeft' || (event.key === 'Backspace' && isEmpty)
    const target = back ? index - 1 : event.key === 'ArrowRight' ? index + 1 : index
    if (target === index || !cells[target]) return
    event.preventDefault()
    cells[target].focus()
  }
  const handlePaste = (index: number, event: ClipboardEvent) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text').trim()
    // A whole code fills all cells, wherever it is pasted.
    write(text.replaceAll(/\D/g, '').length >= CELLS ? 0 : index, text)
  }
  return (
    <fieldset ref={group} className="min-w-0" aria-describedby={describedBy}>
      <legend className="mb-1.5 text-14 font-semibold text-ink">{label}</legend>
      <div className="flex max-w-xs gap-1.5 sm:gap-2">
        {Array.from({ length: CELLS }, (_, index) => (
          <input
            key={index}
            name={name}
            aria-label={`Angka ${index + 1} dari ${CELLS}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && index === 0 ? errorId : undefined}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            className="control num min-w-0 px-0! text-center text-20! font-bold"
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => write(index, event.currentTarget.value)}
            onKeyDown={(event) => handleKey(index, event)}
            onPaste={(event) => handlePaste(index, event)}
          />
        ))}
      </div>
      <div className="mt-1.5 grid gap-1.5">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <p role="status" className="text-14 text-ink-2">
          {isRefused && 'Hanya angka.'}
        </p>
      </div>
    </fieldset>
  )
}
