/** Days in Jakarta, `2026-11-20`, both included. */
export type AdPeriod = { startsOn: string; endsOn: string }

export type AdState = 'scheduled' | 'running' | 'ended'

/** What an ad is on a day. */
export function findAdState({ startsOn, endsOn }: AdPeriod, today: string): AdState {
  if (today < startsOn) return 'scheduled'
  return today > endsOn ? 'ended' : 'running'
}

/** The first day of a period on which a place is full; undefined where there is room on every day. */
export function findFullDay(
  period: AdPeriod,
  booked: readonly AdPeriod[],
  capacity: number,
): string | undefined {
  const overlapping = booked.filter(
    ({ startsOn, endsOn }) => startsOn <= period.endsOn && endsOn >= period.startsOn,
  )
  // How many there are changes upward only where one begins.
  const days = [period.startsOn, ...overlapping.map(({ startsOn }) => startsOn)]
    .filter((day) => day >= period.startsOn)
    .toSorted()
  return days.find(
    (day) =>
      overlapping.filter(({ startsOn, endsOn }) => startsOn <= day && endsOn >= day).length >=
      capacity,
  )
}
