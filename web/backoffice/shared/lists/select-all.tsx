import { useEffect, useRef, useState } from 'react'
import { Checkbox } from '#web/ui/forms/choice.tsx'

/** Selects all rows of the page, whose boxes have the name `field`, and says how many are selected. */
export function SelectAll({ field }: { field: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState(0)
  useEffect(() => {
    const form = box.current?.form
    if (!form) return undefined
    const update = () => {
      const boxes = listBoxes(form, field)
      const count = boxes.filter(({ checked }) => checked).length
      setSelected(count)
      box.current!.checked = count > 0 && count === boxes.length
      box.current!.indeterminate = count > 0 && count < boxes.length
    }
    update()
    document.addEventListener('change', update)
    return () => document.removeEventListener('change', update)
  }, [field])
  const selectAll = () => {
    for (const each of listBoxes(box.current!.form!, field)) each.checked = box.current!.checked
  }
  return (
    <Checkbox ref={box} className="pl-3 text-14" onChange={selectAll}>
      {selected > 0 ? `${selected} dipilih` : 'Pilih semua di halaman ini'}
    </Checkbox>
  )
}

const listBoxes = (form: HTMLFormElement, field: string): HTMLInputElement[] =>
  [...form.elements].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === field,
  )
