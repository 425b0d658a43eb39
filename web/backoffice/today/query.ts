import { buildListUrl } from '../shared/lists/list-query.ts'

/** The filter of *Hari ini*, as its address states it. */
export type TodayQuery = {
  kind: string
  assignee: '' | 'own' | 'none'
  warehouse: string
  /** Days from now up to which deliveries are listed. */
  ahead: number
}

/** The days that can be looked ahead, by name. */
export const AHEAD_CHOICES = [
  { value: '0', label: 'Sampai hari ini' },
  { value: '1', label: 'Sampai besok' },
  { value: '7', label: 'Sampai 7 hari lagi' },
] as const

/** Reads the filter from an address. Invalid values count as absent. */
export function readTodayQuery({ searchParams }: URL): TodayQuery {
  const assignee = searchParams.get('assignee')
  const ahead = AHEAD_CHOICES.find(({ value }) => value === searchParams.get('ahead'))
  return {
    kind: (searchParams.get('kind') ?? '').slice(0, 40),
    assignee: assignee === 'own' || assignee === 'none' ? assignee : '',
    warehouse: (searchParams.get('warehouse') ?? '').slice(0, 10),
    ahead: Number(ahead?.value ?? 0),
  }
}

/** The filter as the calls take it. */
export const toTodayCallQuery = ({ kind, assignee, warehouse, ahead }: TodayQuery) => ({
  ahead,
  ...(kind ? { kind } : {}),
  ...(assignee ? { assignee } : {}),
  ...(warehouse ? { warehouse } : {}),
})

/** The list with some of its filters changed. */
export const buildTodayUrl = (query: TodayQuery, changes: Partial<TodayQuery> = {}): string => {
  const { ahead, ...rest } = { ...query, ...changes }
  return `/backoffice${buildListUrl({ ...rest, ahead: ahead > 0 ? String(ahead) : undefined })}`
}
