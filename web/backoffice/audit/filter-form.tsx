import { Form } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Input, Select } from '#web/ui/forms/input.tsx'
import { DayField } from '#web/shared/day-field.tsx'
import { describeEntity } from './entity-names.ts'
import type { AuditQuery } from './query.ts'

type Choices = { people: readonly { id: string; name: string }[]; things: readonly string[] }

/** Search, days, entity and person. A GET form, so that a filtered log has an address. */
export function AuditFilterForm({ filter, choices }: { filter: AuditQuery; choices: Choices }) {
  const { search, from, to, thing, staffId } = filter
  const isFiltered = [search, from, to, thing, staffId].some((each) => each !== '')
  const entities = choices.things.map((value) => ({ value, label: describeEntity(value) }))
  return (
    // The key remounts the form with the new address's values.
    <Form
      key={JSON.stringify(filter)}
      role="search"
      className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center"
    >
      <div className="relative col-span-2 md:min-w-60 md:flex-1">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-2" />
        <Input
          type="search"
          name="search"
          defaultValue={search}
          aria-label="Cari tindakan, nomor, atau nama"
          placeholder="Tindakan, nomor, nama"
          className="pl-10!"
        />
      </div>
      <Select
        name="thing"
        defaultValue={thing}
        aria-label="Apa yang diubah"
        prompt="Semua hal"
        options={entities.toSorted((a, b) => a.label.localeCompare(b.label))}
        className="min-w-0 text-14! md:w-44!"
      />
      <Select
        name="staffId"
        defaultValue={staffId}
        aria-label="Siapa yang mengubah"
        prompt="Semua orang"
        options={choices.people.map(({ id, name }) => ({ value: id, label: name }))}
        className="min-w-0 text-14! md:w-44!"
      />
      {/* Both days stay together where the form wraps. */}
      <div className="contents md:flex md:items-center md:gap-2">
        <DayField name="from" label="Dari" value={from} />
        <DayField name="to" label="Sampai" value={to} />
      </div>
      <Button type="submit" variant="outlined" className={isFiltered ? '' : 'max-md:col-span-2'}>
        Terapkan
      </Button>
      {isFiltered && (
        <ButtonLink to="?" variant="ghost" color="secondary">
          Bersihkan
        </ButtonLink>
      )}
    </Form>
  )
}
