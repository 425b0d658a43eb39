import { Form } from 'react-router'
import { Icon } from '#web/ui/icons/icon.tsx'

export type OfferedDistrict = { districtId: string; name: string; note: string }

/** Districts, each a button that chooses it; a posted form before scripts run. */
export function DistrictOptions({
  options,
  current,
  back,
  empty,
}: {
  options: readonly OfferedDistrict[]
  /** The id of the district that is chosen now. */
  current: string | undefined
  back: string
  /** Said where there is none. */
  empty?: string | undefined
}) {
  return (
    <>
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {options.length === 0 ? empty : ''}
      </p>
      {options.length > 0 && (
        <Form method="post" action="/cart">
          <input type="hidden" name="intent" value="choose-district" />
          <input type="hidden" name="redirect" value={back} />
          <ul className="grid overflow-clip rounded-control border border-line">
            {options.map(({ districtId, name, note }) => (
              <li key={`${districtId} ${name}`} className="border-b border-line last:border-0">
                <button
                  type="submit"
                  name="districtId"
                  value={districtId}
                  aria-current={districtId === current || undefined}
                  className="flex min-h-13 w-full items-center gap-3 px-3 py-2 text-left hover:bg-concrete-100 aria-[current]:bg-tarp-50"
                >
                  <Icon name="map-pin" className="text-tarp-600" />
                  <span className="min-w-0 flex-1">
                    <b className="block">{name}</b>
                    <span className="block text-14 text-ink-2">{note}</span>
                  </span>
                  {districtId === current && (
                    <span className="text-12 font-semibold text-tarp-700">Terpilih</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </>
  )
}
