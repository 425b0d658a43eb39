import { UnknownStatus } from '#web/shared/unknown-status.tsx'
import { ListHeader } from './list-header.tsx'
import { buildListUrl } from './list-query.ts'
import { SearchBar } from './search-bar.tsx'

type StatusTab<Status extends string> = { status: Status | undefined; label: string }

type Props<Status extends string> = {
  title: string
  tabs: readonly StatusTab<Status>[]
  tabsLabel: string
  status: Status | undefined
  search: string
  searchLabel: string
  searchPlaceholder: string
}

/** The header of a list with one tab per status. A search stays in the tab, a tab keeps the search. */
export const StatusListHeader = <Status extends string>({
  title,
  tabs,
  tabsLabel,
  status,
  search,
  searchLabel,
  searchPlaceholder,
}: Props<Status>) => (
  <>
    <ListHeader
      title={title}
      tabs={{
        label: tabsLabel,
        items: tabs.map((tab) => ({
          to: buildListUrl({ status: tab.status, search }),
          label: tab.label,
          current: tab.status === status,
        })),
      }}
    >
      <SearchBar
        search={search}
        label={searchLabel}
        placeholder={searchPlaceholder}
        preserved={{ status }}
      />
    </ListHeader>
    <UnknownStatus
      status={status}
      shown={tabs.find((tab) => tab.status === undefined)?.label}
      className="mx-4 my-3 md:mx-6"
    />
  </>
)
