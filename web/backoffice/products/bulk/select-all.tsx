import { useEffect, useRef, useState } from 'react'
import { Checkbox } from '#web/ui/choice.tsx'
import { PRODUCTS_FIELD } from './bulk-fields.ts'

/** Selects all products of the page, and says how many are selected. */
export function SelectAll() {
  const box = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState(0)
  useEffect(() => {
    const form = box.current?.form
    if (!form) return undefined
    const update = () => {
      const boxes = listBoxes(form)
      const count = boxes.filter(({ checked }) => checked).length
      setSelected(count)
      box.current!.checked = count > 0 && count === boxes.length
      box.current!.indeterminate = count > 0 && count < boxes.length
    }
    update()
    document.addEventListener('change', update)
    return () => document.removeEventListener('change', update)
  }, [])
  const selectAll = () => {
    for (const each of listBoxes(box.current!.form!)) each.checked = box.current!.checked
  }
  return (
    <Checkbox ref={box} className="pl-3 text-14" onChange={selectAll}>
      {selected > 0 ? `${selected} dipilih` : 'Pilih semua di halaman ini'}
    </Checkbox>
  )
}

const listBoxes = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (each): each is HTMLInputElement =>
      each instanceof HTMLInputElement && each.name === PRODUCTS_FIELD,
  )
