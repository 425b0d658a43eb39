import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'

export type OfferedTemplate = { id: string; title: string; text: string }

/** A text with buttons that append sentences which staff write often. */
export function TemplatedText({
  name,
  label,
  templates,
  required = false,
  rows = 3,
  maxLength = 1000,
  className,
}: {
  name: string
  label: string
  templates: readonly OfferedTemplate[]
  required?: boolean
  rows?: number
  maxLength?: number
  className?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const append = (text: string) => {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    area.value = [area.value.trim(), text].filter(Boolean).join('\n')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <div ref={box} className={className}>
      <FormField name={name} label={label} optional={!required} required={required}>
        {(control) => <Textarea {...control} rows={rows} maxLength={maxLength} />}
      </FormField>
      {templates.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {templates.map(({ id, title, text }) => (
            <Button
              key={id}
              variant="outlined"
              size="small"
              title={text}
              onClick={() => append(text)}
            >
              {title}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
