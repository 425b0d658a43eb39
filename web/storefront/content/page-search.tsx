import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = {
  /** The page that searches its own texts. */
  path: string
  search: string
  label: string
  placeholder: string
  className?: string
}

/** Searches the texts of a page. A GET form, so that the page needs no script for it. */
export const PageSearch = ({ path, search, label, placeholder, className = '' }: Props) => (
  <search>
    <Form action={path} className={`flex gap-2 ${className}`}>
      <Input
        type="search"
        name="cari"
        key={search}
        defaultValue={search}
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
      />
      <Button type="submit" icon="search">
        Cari
      </Button>
    </Form>
  </search>
)
