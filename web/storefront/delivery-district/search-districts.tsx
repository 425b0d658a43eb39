import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

/** Delay after the last key before a search (ms). */
const TYPING_DELAY_MS = 250

/** Searches districts by name: while it is typed, and by its button before scripts run. */
export function SearchDistricts({ search, back }: { search: string; back: string }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  const { formMethod } = useNavigation()
  const latest = useRef({ search, formMethod })
  useEffect(() => {
    // The page exists only for this field, so focus it, unless there are results: those are read out first.
    if (field.current?.value === '') field.current.focus()
  }, [])
  useEffect(() => {
    latest.current = { search, formMethod }
  }, [search, formMethod])
  useEffect(() => {
    const query = text.trim()
    if (query.length < 2) return undefined
    const timer = setTimeout(() => {
      // Found already, or a district is being chosen, which another search would interrupt.
      const { search: found, formMethod: sending } = latest.current
      if (query !== found && sending !== 'POST')
        void submit(form.current, { replace: true, preventScrollReset: true })
    }, TYPING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, submit])
  return (
    <Form ref={form} method="get" action="/cart" replace className="mb-3 flex items-end gap-2">
      <input type="hidden" name="kirim-ke" value="" />
      <input type="hidden" name="redirect" value={back} />
      <Field label="Kecamatan atau kota" className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="search"
            name="cari"
            placeholder="mis. Tambun Selatan"
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            minLength={2}
            maxLength={60}
            required
          />
        )}
      </Field>
      <Button type="submit" variant="outlined">
        Cari
      </Button>
    </Form>
  )
}
