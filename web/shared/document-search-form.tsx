import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/forms/input.tsx'
import { DayField } from './day-field.tsx'

type Props = {
  search: string
  /** Days in Jakarta, `2026-11-20`; empty for no limit. */
  from: string
  to: string
  /** What is searched for, without its verb: `nomor pesanan, PO, atau barang`. */
  subject: string
  /** Other parts of the filter, which a search keeps. */
  otherFilters: Readonly<Record<string, string | undefined>>
}

/** Searches a list of documents by text and days. A GET form, so that a filtered list has an address. */
export const DocumentSearchForm = ({ search, from, to, subject, otherFilters }: Props) => (
  // The key remounts the form with the new address's values.
  <Form
    key={`${search} ${from} ${to}`}
    role="search"
    className="grid grid-cols-2 gap-2 lg:flex lg:items-center"
  >
    {Object.entries(otherFilters).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <Input
      type="search"
      name="search"
      defaultValue={search}
      aria-label={`Cari ${subject}`}
      placeholder={subject.replace(/^./, (first) => first.toUpperCase())}
      className="col-span-2"
    />
    <DayField name="from" label="Dari" value={from} />
    <DayField name="to" label="Sampai" value={to} />
    <Button type="submit" variant="outlined" className="max-lg:col-span-2">
      Cari
    </Button>
  </Form>
)
