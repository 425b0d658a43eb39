import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { ShippingQuotes } from '#modules/checkout/checkout/quotes-contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { toEditAddressUrl } from './links.ts'
import { VehicleChoice } from './vehicle-choice.tsx'

type QuotationsResponse = z.output<typeof ShippingQuotes>

/** The load's weight and volume, then each vehicle with its fill level, trips and cost. */
export function VehicleOptions({
  quotations,
  chosen,
  pickup,
  addressId,
}: {
  quotations: QuotationsResponse
  chosen: string | undefined
  pickup: boolean
  addressId: string | undefined
}) {
  const { weightKg, volumeM3, longestM, leadDays, origins, options, measuredTo } = quotations
  return (
    <>
      <dl className="num mb-4 grid grid-cols-2 gap-px overflow-clip rounded-control border border-line bg-line text-14 sm:grid-cols-4">
        <LoadMeasure name="Berat" value={`${formatQuantity(weightKg)} kg`} />
        <LoadMeasure name="Volume" value={`${formatQuantity(volumeM3)} m³`} />
        <LoadMeasure name="Terpanjang" value={`${formatQuantity(longestM)} m`} />
        <LoadMeasure
          name={
            origins.length === 1 ? `Dari ${origins[0]!.warehouse}` : `Dari ${origins.length} gudang`
          }
          value={origins
            .map(({ distanceKm }) => `${formatQuantity(Math.round(distanceKm))} km`)
            .join(' + ')}
        />
      </dl>
      {!pickup && addressId && <MeasuredWay measuredTo={measuredTo} addressId={addressId} />}
      {leadDays > 0 && (
        <Alert severity="info" className="mb-4">
          Ada barang indent: semua {pickup ? 'bisa diambil' : 'dikirim'} sekaligus, paling cepat{' '}
          {formatQuantity(leadDays)} hari lagi.
        </Alert>
      )}
      {origins.length > 1 && (
        <ul className="mb-3 grid gap-1 text-14 text-ink-2">
          {origins.map(({ warehouse, lines }) => (
            <li key={warehouse}>
              <b className="text-ink">Dari {warehouse}</b>:{' '}
              {summarizeNames(lines.map(({ name }) => name))}
            </li>
          ))}
        </ul>
      )}
      {!pickup && (
        <FieldGroup legend="Kendaraan" hidden>
          <div className="grid gap-2">
            {options.map((option) => (
              <VehicleChoice
                key={option.vehicle}
                option={option}
                chosen={option.vehicle === chosen}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  )
}

/** What the distance is measured to, and how to have it measured to the address itself. */
const MeasuredWay = ({
  measuredTo,
  addressId,
}: Pick<QuotationsResponse, 'measuredTo'> & { addressId: string }) => (
  <p className="-mt-2 mb-4 text-14 text-ink-2">
    {measuredTo === 'pin' ? (
      'Jarak diukur sampai titik peta alamat ini.'
    ) : (
      <>
        Jarak diukur sampai pusat kota.{' '}
        <Link to={toEditAddressUrl(addressId)}>Pasang titik peta</Link> agar ongkos kirimnya
        dihitung sampai lokasi Anda.
      </>
    )}
  </p>
)

/** The first names of a long list, and the number of the others. */
const summarizeNames = (names: readonly string[]) =>
  names.length > 4
    ? `${names.slice(0, 3).join(', ')}, dan ${names.length - 3} barang lain`
    : names.join(', ')

const LoadMeasure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col justify-between bg-panel px-3 py-2">
    <dt className="text-12 text-ink-2">{name}</dt>
    <dd className="text-16 font-bold">{value}</dd>
  </div>
)
