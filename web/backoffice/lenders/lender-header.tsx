import { Form } from 'react-router'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { lenderCodes, type LenderCode } from '#platform/lender/port.ts'
import { Button } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/forms/input.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { LENDER_TABS } from './tabs.ts'

export type LenderFilter<Status extends string> = {
  lender: LenderCode | undefined
  status: Status | undefined
  search: string
}

type Props<Status extends string> = {
  /** The address of the list. */
  path: string
  statusNames: Record<Status, string>
  searchLabel: string
  filter: LenderFilter<Status>
}

/** The header of a list of what companies have at lenders: its section, and a filter that has an address. */
export const LenderListHeader = <Status extends string>({
  path,
  statusNames,
  searchLabel,
  filter: { lender, status, search },
}: Props<Status>) => (
  <ListHeader
    title="Pembiayaan"
    tabs={{
      label: 'Bagian pembiayaan',
      items: LENDER_TABS.map((tab) => ({ ...tab, current: tab.to === path })),
    }}
  >
    <Form
      key={`${lender} ${status} ${search}`}
      role="search"
      className="grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,1fr)_170px_220px_auto]"
    >
      <Input
        type="search"
        name="search"
        defaultValue={search}
        aria-label={searchLabel}
        placeholder={searchLabel}
        className="max-lg:col-span-2"
      />
      <Select
        name="lender"
        aria-label="Pemberi dana"
        prompt="Semua mitra"
        defaultValue={lender}
        options={lenderCodes.map((value) => ({ value, label: lenderNames[value] }))}
      />
      <Select
        name="status"
        aria-label="Status"
        prompt="Semua status"
        defaultValue={status}
        options={(Object.entries(statusNames) as [Status, string][]).map(([value, label]) => ({
          value,
          label,
        }))}
      />
      <Button type="submit" variant="outlined" className="max-lg:col-span-2">
        Cari
      </Button>
    </Form>
  </ListHeader>
)
